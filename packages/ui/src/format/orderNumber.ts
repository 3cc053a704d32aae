/** Splits off the date, which many orders share, and groups the rest by three for reading aloud. */
export function splitOrderNumber(orderId: string): { day: string; groups: string[] } {
  const [, day = '', code = orderId] = orderId.match(/^(\d{6}-)(.+)$/) ?? [];
  return { day, groups: code.match(/.{1,3}/g) ?? [] };
}
