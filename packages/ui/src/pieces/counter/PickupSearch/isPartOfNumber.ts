/** Whether it may be the begin of an order number, or of its last six characters, which finds nothing yet. */
export function isPartOfNumber(typed: string): boolean {
  const letters = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return /^[0-9A-Za-z]+$/.test(letters) && letters.length !== 6 && letters.length < 12;
}
