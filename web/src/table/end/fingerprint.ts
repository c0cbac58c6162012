// The fingerprint of a seed, as signoria/kernel/rng.py computes it.

/** Null where the browser computes none: outside of https and this very machine. */
export async function fingerprint(seed: string): Promise<string | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return null;
  const hash = await subtle.digest("SHA-256", new TextEncoder().encode(`signoria seed ${seed}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
