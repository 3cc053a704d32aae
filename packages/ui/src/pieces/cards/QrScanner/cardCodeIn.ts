const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-z-])/i;
const detour = 'media/';

/** The card's code in what a QR code says, or null when it leads to no card of ours. */
export function cardCodeIn(text: string, prefixes: readonly string[]): string | null {
  for (const prefix of prefixes) {
    const start = prefix === '' ? -1 : text.indexOf(prefix);
    if (start < 0) continue;
    const rest = text.slice(start + prefix.length);
    const [code] = uuid.exec(rest.startsWith(detour) ? rest.slice(detour.length) : rest) ?? [];
    if (code !== undefined) return code.toLowerCase();
  }
  return null;
}
