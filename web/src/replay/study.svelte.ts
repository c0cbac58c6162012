// The analysis of the game that is replayed: asked for, awaited, and laid along the replay.

import * as http from "../wire/http";
import type { AnalysisFacts } from "../wire/types";
import { acts, reportOf, sharesAt, turns, type Judged, type Report } from "./analysis";
import type { ReplayState } from "./state.svelte";
import { momentTextAt } from "./momentText";

const EVERY = 1500; // milliseconds between two looks at how far it is

export class Study {
  facts: AnalysisFacts | null = $state.raw(null);
  error: unknown = $state.raw(null);
  private timer = 0;
  private closed = false;

  constructor(private readonly replay: ReplayState) {
    if (replay.over) void this.look(() => http.analysis(replay.facts.id, replay.invitation));
  }

  readonly report: Report | null = $derived(this.facts?.report ? reportOf(this.facts.report) : null);
  /** The entries of the record's actions. */
  private readonly acts = $derived.by(() => acts(this.replay.done));
  private readonly found = $derived(Object.fromEntries((this.report?.decisions ?? []).map((one) => [this.acts[one.n]?.n ?? -1, one])));
  /** The shares of all seats at every stop. */
  readonly shares: number[][] | null = $derived.by(() => {
    const { report, acts } = this;
    if (!report) return null;
    let made = 0;
    return this.replay.stops.map((n) => {
      while (made < acts.length && (acts[made]?.n ?? 0) <= n) made++;
      return sharesAt(report, made === report.actions ? made : Math.max(0, made - 1));
    });
  });
  readonly turns = $derived.by(() => {
    const { report, replay } = this;
    return report ? turns(report).map(({ n, seat, change }) => ({ place: replay.stops.indexOf(this.acts[n]?.n ?? 0), seat, change })) : [];
  });
  readonly points = $derived(this.turns.map((turn) => ({ ...turn, says: momentTextAt(this.replay, turn.place).title })));

  /** What was found of the decision at this moment. */
  get judged(): Judged | null {
    return this.found[this.replay.at] ?? null;
  }

  ask(): void {
    void this.look(() => http.analyse(this.replay.facts.id));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async look(how: () => Promise<AnalysisFacts>): Promise<void> {
    try {
      this.facts = await how();
      this.error = null;
    } catch (problem) {
      if (!(problem instanceof http.Problem && problem.key === "not-analysed")) this.error = problem;
    }
    if (this.facts?.status !== "running" || this.closed) return;
    this.timer = window.setTimeout(() => void this.look(() => http.analysis(this.replay.facts.id, this.replay.invitation)), EVERY);
  }
}
