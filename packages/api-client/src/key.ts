const pattern = '10000000-1000-4000-8000-100000000000';

/**
 * Creates the Idempotency-Key of one attempt: a random UUID. `crypto.randomUUID` exists on https pages only.
 */
export function createKey(): string {
  return pattern.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
