// Where we are: the path of the address, and its parts. Links of our own site change it without a load.

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  private moved = false;

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
    document.addEventListener("click", (event) => this.follow(event));
  }

  get parts(): string[] {
    return this.path.split("/").filter((part) => part !== "");
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.moved = true;
    this.look();
    scrollTo(0, 0);
    requestAnimationFrame(() => this.arrive());
  }

  /** The page is there: whoever came by a link goes on reading from it. */
  arrive(): void {
    const page = document.querySelector<HTMLElement>("main");
    if (!this.moved || !page) return;
    this.moved = false;
    page.focus({ preventScroll: true });
  }

  /** The same place under another address: an invitation that was used is taken off. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.look();
  }

  private look(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return; // a place on this page
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
