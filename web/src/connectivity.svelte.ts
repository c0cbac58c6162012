// Whether the server can be reached. When it cannot, it is asked again until it can, and pages look anew.

const EVERY = 3000; // milliseconds

class Connectivity {
  lost = $state(false);
  /** A newer client is here than the one that is shown. */
  renewed = $state(false);
  /** How often we were back: what is keyed by it is drawn anew. */
  returns = $state(0);
  /** What is to be done before pages look again. */
  back: () => Promise<void> = () => Promise.resolve();
  private asking: ReturnType<typeof setInterval> | undefined;

  constructor() {
    addEventListener("online", () => void this.ask());
    addEventListener("offline", () => this.lose());
    addEventListener("vite:preloadError", () => (this.renewed = true)); // a part of this page is gone from the server
  }

  lose(): void {
    if (this.lost) return;
    this.lost = true;
    this.asking = setInterval(() => void this.ask(), EVERY);
  }

  private async ask(): Promise<void> {
    if (!this.lost) return;
    try {
      if (!(await fetch("/healthz", { cache: "no-store" })).ok) return;
    } catch {
      return;
    }
    clearInterval(this.asking);
    await this.back();
    this.lost = false;
    this.returns++;
  }
}

export const connectivity = new Connectivity();
