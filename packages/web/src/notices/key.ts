/** As browsers keep a key, against how it is written. */
export function sameKey(kept: ArrayBuffer | null, key: string): boolean {
  if (kept === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(kept)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}
