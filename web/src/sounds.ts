// Short, dry, soft sounds, made here: a plucked string, wood, a bell, coins. Never the only sign of anything.

import { settings } from "./settings.svelte";

/** A string of so many hertz, wood or paper, a bell or a coin; when it begins, in seconds. */
type Note = { of: "string" | "wood" | "paper" | "bell" | "coin" | "stone"; at: number; hertz?: number };

const SOUNDS = {
  turn: [{ of: "string", hertz: 392, at: 0 }, { of: "string", hertz: 587, at: 0.13 }],
  bid: [{ of: "wood", hertz: 420, at: 0 }],
  sold: [{ of: "wood", hertz: 300, at: 0 }, { of: "coin", at: 0.11 }],
  coin: [{ of: "coin", at: 0 }],
  reveal: [{ of: "paper", at: 0 }, { of: "paper", at: 0.07 }, { of: "paper", at: 0.14 }],
  placed: [{ of: "stone", hertz: 190, at: 0 }],
  refused: [{ of: "string", hertz: 98, at: 0 }],
  bell: [{ of: "bell", hertz: 880, at: 0 }],
  election: [{ of: "bell", hertz: 523, at: 0 }],
  victory: [
    { of: "string", hertz: 392, at: 0 },
    { of: "string", hertz: 494, at: 0.15 },
    { of: "string", hertz: 587, at: 0.3 },
    { of: "string", hertz: 784, at: 0.48 },
  ],
} satisfies { [sound: string]: Note[] };

export type Sound = keyof typeof SOUNDS;
export const ALL: Sound[] = ["turn", "bid", "sold", "coin", "reveal", "placed", "refused", "bell", "election", "victory"];

const APART = 0.16; // seconds between sounds of one message
let context: AudioContext | null = null;
const strings = new Map<number, AudioBuffer>();

/** Play these one after the other, but those that were silenced. */
export function play(...sounds: Sound[]): void {
  const wanted = sounds.filter((sound) => !settings.silenced.includes(sound));
  if (!settings.sounds || wanted.length === 0) return;
  if (!context && navigator.userActivation?.hasBeenActive === false) return; // off until the first click
  context ??= new AudioContext();
  const loudness = context.createGain();
  loudness.gain.value = settings.volume;
  loudness.connect(context.destination);
  for (const [n, sound] of wanted.entries()) {
    const from = context.currentTime + n * APART;
    for (const note of SOUNDS[sound] as Note[]) strike(context, loudness, note, from + note.at);
  }
}

function strike(on: AudioContext, to: AudioNode, { of, hertz = 440 }: Note, at: number): void {
  if (of === "string") return pluck(on, to, hertz, at);
  if (of === "wood") return knock(on, to, { hertz, width: 9, long: 0.07, loud: 1.4 }, at);
  if (of === "stone") return knock(on, to, { hertz, width: 3, long: 0.11, loud: 1.1 }, at);
  if (of === "paper") return knock(on, to, { hertz: 3800, width: 0.9, long: 0.06, loud: 0.22 }, at);
  const partials = of === "bell" ? [1, 2.01, 2.76, 5.4] : [6.1, 8.7, 11.3];
  for (const [n, partial] of partials.entries()) ring(on, to, (of === "bell" ? hertz : 520) * partial, of === "bell" ? 1.5 / (n + 1) : 0.22, at);
}

/** A plucked string: a burst of noise that goes round, and loses its edge each time. */
function pluck(on: AudioContext, to: AudioNode, hertz: number, at: number): void {
  let sound = strings.get(hertz);
  if (!sound) {
    const length = Math.round(on.sampleRate * 0.9);
    const period = Math.round(on.sampleRate / hertz);
    sound = on.createBuffer(1, length, on.sampleRate);
    const wave = sound.getChannelData(0);
    for (let n = 0; n < period; n++) wave[n] = Math.random() - 0.5;
    for (let n = period; n < length; n++) wave[n] = 0.497 * ((wave[n - period] ?? 0) + (wave[n - period + 1] ?? 0));
    strings.set(hertz, sound);
  }
  const string = on.createBufferSource();
  const body = on.createBiquadFilter();
  body.type = "lowpass";
  body.frequency.value = Math.min(4200, hertz * 7);
  string.buffer = sound;
  string.connect(body).connect(to);
  string.start(at);
}

function knock(on: AudioContext, to: AudioNode, how: { hertz: number; width: number; long: number; loud: number }, at: number): void {
  const noise = on.createBuffer(1, Math.round(on.sampleRate * how.long), on.sampleRate);
  const wave = noise.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = (Math.random() * 2 - 1) * (1 - n / wave.length) ** 3;
  const burst = on.createBufferSource();
  const body = on.createBiquadFilter();
  const loudness = on.createGain();
  body.type = "bandpass";
  body.frequency.value = how.hertz;
  body.Q.value = how.width;
  loudness.gain.value = how.loud;
  burst.buffer = noise;
  burst.connect(body).connect(loudness).connect(to);
  burst.start(at);
}

function ring(on: AudioContext, to: AudioNode, hertz: number, long: number, at: number): void {
  const tone = on.createOscillator();
  const loudness = on.createGain();
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.09, at);
  loudness.gain.exponentialRampToValueAtTime(0.0005, at + long);
  tone.connect(loudness).connect(to);
  tone.start(at);
  tone.stop(at + long);
}
