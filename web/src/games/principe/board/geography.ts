// The map: regions whose borders are shared curves, and cities that lie on exactly the borders of the regions they touch.

export type Point = readonly [x: number, y: number];

/** What is always in sight, in the units of the map: all of the land. */
const LAND = { width: 896, height: 758, middle: 482, top: 6 };

/** A part of the plane that the map is drawn on. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a panel of so many pixels shows: the whole land, and the sea and mountains around it as far as there is room. */
export function frameOf(width: number, height: number): Frame {
  const aspect = Math.max(1, width) / Math.max(1, height); // a panel that is put away has neither
  if (aspect < LAND.width / LAND.height) {
    const high = LAND.width / aspect;
    return { x: LAND.middle - LAND.width / 2, y: LAND.top - (high - LAND.height) / 2, width: LAND.width, height: high };
  }
  const wide = LAND.height * aspect;
  return { x: LAND.middle - wide / 2, y: LAND.top, width: wide, height: LAND.height };
}

/** Every city is a node or a bend of the borders, so it touches its regions and no other. */
export const PLACES: { [city: string]: Point } = {
  mantova: [444, 226],
  ferrara: [602, 296],
  rimini: [742, 456],
  firenze: [552, 496],
  pisa: [424, 528],
  milano: [236, 196],
  bologna: [556, 396],
  padova: [668, 212],
  urbino: [790, 552],
  lucca: [370, 438],
  verona: [540, 142],
  venezia: [752, 128],
  siena: [540, 664],
  perugia: [690, 584],
  orvieto: [648, 690],
};

const NORTH: Point = [476, 38];
const EAST: Point = [748, 244];
const SOUTH_EAST: Point = [858, 690];
const SOUTH: Point = [590, 752];
const WEST: Point = [292, 424];

function at(city: string): Point {
  return PLACES[city] ?? [0, 0];
}

/** The borders between regions, by the two they part. */
const BORDERS: { [edge: string]: Point[] } = {
  "blue red": [at("mantova"), [456, 176], [432, 126], [462, 82], NORTH],
  "blue green": [
    at("pisa"), [452, 478], [446, 416], [388, 372], [306, 330], [246, 276],
    at("milano"), [300, 190], [374, 232], at("mantova"),
  ],
  "red green": [at("mantova"), [500, 256], [552, 262], at("ferrara")],
  "green yellow": [at("ferrara"), [572, 342], at("bologna"), [612, 424], [686, 434], at("rimini")],
  "red yellow": [at("ferrara"), [628, 254], at("padova"), [706, 236], EAST],
  "green violet": [at("rimini"), [690, 482], [614, 474], at("firenze")],
  "yellow violet": [at("rimini"), [768, 496], at("urbino"), [806, 604], [848, 644], SOUTH_EAST],
  "green brown": [at("firenze"), [508, 486], [466, 518], at("pisa")],
  "blue brown": [at("pisa"), [388, 492], at("lucca"), [330, 436], WEST],
  "brown violet": [at("firenze"), [576, 544], [598, 596], [584, 654], [604, 706], SOUTH],
};

/** The coasts and mountains outside, clockwise. */
const RIMS: { [edge: string]: Point[] } = {
  blue: [
    WEST, [262, 404], [222, 372], [186, 352], [142, 370], [102, 408], [60, 442], [44, 384], [66, 312], [42, 236],
    [70, 152], [128, 98], [206, 66], [296, 76], [384, 46], NORTH,
  ],
  red: [NORTH, [548, 26], [628, 44], [706, 28], [792, 50], [852, 92], [838, 134], [806, 138], [780, 166], [766, 204], EAST],
  yellow: [
    EAST, [776, 262], [798, 290], [778, 316], [768, 350], [774, 388], [798, 426], [826, 466], [862, 508], [886, 562],
    [908, 622], [918, 684], SOUTH_EAST,
  ],
  violet: [SOUTH_EAST, [792, 716], [722, 744], [650, 738], SOUTH],
  brown: [
    SOUTH, [544, 752], [504, 738], [470, 704], [418, 690], [402, 644], [384, 596], [346, 566], [334, 520], [316, 470], WEST,
  ],
};

type Walk = [edge: string, forwards: boolean][];

/** The way round each region. */
const LOOPS: { [region: string]: Walk } = {
  blue: [["blue", true], ["blue red", false], ["blue green", false], ["blue brown", true]],
  green: [["red green", true], ["green yellow", true], ["green violet", true], ["green brown", true], ["blue green", true]],
  red: [["red", true], ["red yellow", false], ["red green", false], ["blue red", true]],
  yellow: [["yellow", true], ["yellow violet", false], ["green yellow", false], ["red yellow", true]],
  brown: [["brown", true], ["blue brown", false], ["green brown", false], ["brown violet", true]],
  violet: [["violet", true], ["brown violet", false], ["green violet", false], ["yellow violet", true]],
};

/** Where the name of a region stands, and where its shields: the middle of their upper edge, and how much room they have. */
export const SEATS: { [region: string]: { name: Point; shields: Point; room: number } } = {
  blue: { name: [346, 104], shields: [158, 244], room: 176 },
  green: { name: [318, 282], shields: [436, 272], room: 150 },
  red: { name: [640, 148], shields: [626, 50], room: 160 },
  yellow: { name: [710, 275], shields: [676, 344], room: 150 },
  brown: { name: [522, 566], shields: [468, 573], room: 138 },
  violet: { name: [778, 643], shields: [762, 648], room: 104 },
};

/** How wide the drawing of a city is, by its class; it is as high as ART says, and stands on its foot. */
export const TOWNS: { [size: string]: number } = { small: 78, medium: 88, large: 102 };
export const ART = { width: 120, height: 76, foot: 64 };

/** How high letters on the map are: usually, and at most where it is small. */
export const LETTERS = { city: { usual: 18.5, most: 29 }, region: { usual: 17.5, most: 20.5 }, points: { usual: 17, most: 21 } };
/** Letters are at least so many pixels high, as far as the map has room for them. */
const LEAST = { city: 11.5, region: 9.5, points: 10 };
export const CLOSE = 0.47; // pixels a unit, below which shields are drawn larger and without their points
export const FAR = 0.33; // and below which names of regions would be too small to read
/** What stands between the letters of a region's name, in their size: less between the names of cities that are larger there. */
export const SPACING = { usual: 0.08, close: 0.02 };

/** How high letters are where a unit is so many pixels. */
export function lettersAt(scale: number): { city: number; region: number; points: number } {
  const within = ({ usual, most }: { usual: number; most: number }, least: number) => Math.min(most, Math.max(usual, least / scale));
  return { city: within(LETTERS.city, LEAST.city), region: within(LETTERS.region, LEAST.region), points: within(LETTERS.points, LEAST.points) };
}

/** How much larger than others the names of large cities are, and how many letters high a plate is. */
export const NAMES: { [size: string]: number } = { small: 1, medium: 1.05, large: 1.12 };
export const PLATE = { below: 6, height: 1.2 };

/** How wide the plate under a name is, in its letters' size. */
export function plateWidth(name: string): number {
  return name.length * 0.53 + 0.6;
}

export const FLAG = { width: 28, height: 33 };
const RIGHT: Point = [0.28, -0.76];
const LEFT: Point = [-0.54, -0.76];
/** Where a flag's corner is, in widths of the city: right of the towers, unless shields or the name of another stand there. */
const FLAGS: { [city: string]: Point } = {
  mantova: LEFT,
  ferrara: LEFT,
  verona: LEFT,
  padova: LEFT,
  orvieto: LEFT,
  bologna: [-0.6, -0.74],
  firenze: [0.4, -0.55],
};

export function flagOf(city: string, size: string): Frame {
  const [x, y] = at(city);
  const [right, down] = FLAGS[city] ?? RIGHT;
  const width = TOWNS[size] ?? 0;
  return { x: x + width * right, y: y + width * down, ...FLAG };
}

export const SHIELD = { width: 36, height: 43 };
const LARGER = 1.24; // on a small map, where their points are left out

/** How shields are drawn where so many families have some: how large, and where before that. They keep clear of cities and flags. */
export function shieldsIn(region: string, families: number, close: boolean): { scale: number; places: Point[] } {
  const room = SEATS[region]?.room ?? 0;
  const step = SHIELD.width + (families > 2 ? 6 : 11);
  const wide = (families - 1) * step + SHIELD.width;
  return { scale: Math.min(close ? LARGER : 1, room / wide), places: Array.from({ length: families }, (_, n): Point => [n * step - wide / 2, 0]) };
}

type Curve = readonly [Point, Point, Point, Point];

/** A smooth line through points, as cubic curves. */
function curves(points: Point[]): Curve[] {
  const found: Curve[] = [];
  for (let n = 0; n < points.length - 1; n++) {
    const from = points[n] ?? NORTH;
    const to = points[n + 1] ?? from;
    const before = points[n - 1] ?? from;
    const after = points[n + 2] ?? to;
    found.push([from, bent(from, before, to), bent(to, after, from), to]);
  }
  return found;
}

/** The handle at a point of a line that runs on from one neighbour to the other. */
function bent([x, y]: Point, from: Point, to: Point): Point {
  const pull = 0.17;
  return [x + (to[0] - from[0]) * pull, y + (to[1] - from[1]) * pull];
}

function walked(edge: string, forwards: boolean): Curve[] {
  const found = curves(BORDERS[edge] ?? RIMS[edge] ?? []);
  return forwards ? found : found.reverse().map(([a, b, c, d]): Curve => [d, c, b, a]);
}

function round(region: string): Curve[] {
  return (LOOPS[region] ?? []).flatMap(([edge, forwards]) => walked(edge, forwards));
}

function written([x, y]: Point): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}

function path(found: Curve[]): string {
  const [first] = found;
  if (!first) return "";
  return `M${written(first[0])}` + found.map(([, ...rest]) => `C${rest.map(written).join(" ")}`).join("");
}

export const REGION_PATHS: { [region: string]: string } = Object.fromEntries(
  Object.keys(LOOPS).map((region) => [region, `${path(round(region))}Z`]),
);
export const BORDER_PATHS: string[] = Object.keys(BORDERS).map((edge) => path(walked(edge, true)));

function between([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (n: 0 | 1) => u ** 3 * a[n] + 3 * u * u * t * b[n] + 3 * u * t * t * c[n] + t ** 3 * d[n];
  return [mix(0), mix(1)];
}

/** The outline of a region as a polygon, for looking what lies inside. */
export function outline(region: string): Point[] {
  return round(region).flatMap((curve) => Array.from({ length: 10 }, (_, n) => between(curve, n / 10)));
}

export function inside([x, y]: Point, polygon: Point[]): boolean {
  let within = false;
  polygon.forEach(([ax, ay], n) => {
    const [bx, by] = polygon.at(n - 1) ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** The regions that a small circle round a city runs through. */
export function touched(city: string): string[] {
  const [x, y] = at(city);
  const circle = Array.from({ length: 72 }, (_, n): Point => {
    const turn = (n * Math.PI) / 36;
    return [x + 7 * Math.cos(turn), y + 7 * Math.sin(turn)];
  });
  return Object.keys(LOOPS).filter((region) => {
    const polygon = outline(region);
    return circle.some((point) => inside(point, polygon));
  });
}
