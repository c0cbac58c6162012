// A few words kept in this browser.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`signoria-${name}`);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`signoria-${name}`);
    else localStorage.setItem(`signoria-${name}`, value);
  } catch {
    return;
  }
}
