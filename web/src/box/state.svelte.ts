// The page of a game's box: which box is shown, and the corrections that are being made to it.

import { aValues, OURS, type Box, type Values } from "../games/box";
import { checked } from "../wire/check";
import * as http from "../wire/http";
import type { CheckedBox, Json } from "../wire/types";
import { forgetBox, keepBox, ownBoxes } from "./own";
import { certaintyOf, differences, printedOf, type GameBox, type Printed } from "./rows";

/** Comments are for people: a file without them is short enough to be sent, and its lines keep their numbers. */
const COMMENTS = /^\s*#.*$/gm;

export class BoxState {
  /** Those one can choose from: ours, that of a table one came from, and one's own. */
  boxes: Box[] = $state.raw([OURS]);
  chosen: Box = $state.raw(OURS);
  name = $state("");
  /** What is being corrected; null while one only looks. */
  private edited: Values | null = $state.raw(null);
  error: unknown = $state.raw(null);
  /** What was done last, by the key of its words. */
  done = $state("");

  constructor(
    readonly key: string,
    readonly game: GameBox,
    private readonly ofTable: Box | null,
  ) {
    this.look(ofTable?.name ?? "");
  }

  readonly box: Box = $derived(this.edited ? { ...this.chosen, values: this.edited } : this.chosen);
  readonly kinds: { kind: string; rows: Printed[] }[] = $derived.by(() => {
    return Object.keys(this.game.sheet).map((kind) => ({ kind, rows: printedOf(this.game, kind, this.box) }));
  });
  readonly rows: Printed[] = $derived(this.kinds.flatMap(({ rows }) => rows));
  readonly certainty = $derived(certaintyOf(this.rows));
  readonly differs: Printed[] = $derived(this.rows.filter(({ corrected }) => corrected.length > 0));
  readonly problem: http.Problem | null = $derived(this.error instanceof http.Problem ? this.error : null);
  readonly editing: boolean = $derived(this.edited !== null);

  /** Whether the box that is shown is kept in this browser. */
  get own(): boolean {
    return this.chosen !== OURS && this.chosen !== this.ofTable;
  }

  choose(box: Box): void {
    this.chosen = box;
    this.done = "";
    this.error = null;
  }

  /** Begin to correct what is shown. */
  correct(usual: string): void {
    this.name = this.chosen.name || usual;
    this.edited = this.chosen.values;
    this.done = "";
  }

  change(kind: string, id: string, field: string, value: Json): void {
    const values = this.edited ?? {};
    this.edited = { ...values, [kind]: { ...values[kind], [id]: { ...values[kind]?.[id], [field]: value } } };
    if ([kind, `${kind}.${id}`].includes(String(this.problem?.nouns["row"]))) this.error = null;
  }

  stop(): void {
    this.edited = null;
    this.error = null;
  }

  /** Have the corrections checked and keep them; the first that is wrong is told where it stands. */
  async save(): Promise<void> {
    const before = this.own ? this.chosen.name : "";
    const found = await this.checkedBox({ game: this.key, name: this.name, values: differences(this.rows) });
    if (found === null) return;
    if (found.differs.length === 0) {
      this.done = "printed-as-ours";
      return;
    }
    keepBox(this.key, boxOf(found), before);
    this.edited = null;
    this.look(found.name);
    this.done = "printed-saved";
  }

  forget(): void {
    forgetBox(this.key, this.chosen.name);
    this.look("");
  }

  /** A box from a file; the game it is of. */
  async open(text: string): Promise<string> {
    const found = await this.checkedBox({ toml: text.replace(COMMENTS, "") });
    if (found === null) return this.key;
    if (found.differs.length === 0) {
      this.done = "printed-as-ours";
      return this.key;
    }
    keepBox(found.game, boxOf(found));
    if (found.game === this.key) this.look(found.name);
    return found.game;
  }

  /** The box that is shown, as a file. */
  async file(): Promise<string> {
    return (await this.checkedBox({ game: this.key, name: this.chosen.name, values: differences(this.rows) }))?.toml ?? "";
  }

  private look(name: string): void {
    this.boxes = [OURS, ...(this.ofTable ? [this.ofTable] : []), ...ownBoxes(this.key)];
    this.chosen = this.boxes.findLast((box) => box.name === name) ?? OURS;
  }

  private async checkedBox(body: Parameters<typeof http.checkBox>[0]): Promise<CheckedBox | null> {
    this.error = null;
    this.done = "";
    try {
      return await http.checkBox(body);
    } catch (problem) {
      this.error = problem;
      return null;
    }
  }
}

function boxOf({ name, digest, values }: CheckedBox): Box {
  return { name, digest, values: checked(aValues, values) };
}
