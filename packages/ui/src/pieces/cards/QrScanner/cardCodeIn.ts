const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-z-])/i;
const detour = 'media/';

/** Returns the card code from the text of a QR code, or null when it is not a card of this club. */
export function cardCodeIn(text: string, prefixes: readonly string[]): string | null {
  for (const prefix of prefixes) {
    const start = prefix === '' ? -1 : text.indexOf(prefix);
    if (start < 0) continue;
    const suffix = text.slice(start + prefix.length);
    const [code] =
      uuid.exec(suffix.startsWith(detour) ? suffix.slice(detour.length) : suffix) ?? [];
    if (code !== undefined) return code.toLowerCase();
  }
  return null;
}
