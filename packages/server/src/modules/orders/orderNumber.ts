/**
 * An order number, or its last six characters, however it was typed. Order numbers contain no I, L or O: they stand for
 * the digits that look like them.
 */
export function readOrderNumber(typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  return letters.length === 12 ? `${letters.slice(0, 6)}-${letters.slice(6)}` : letters;
}
