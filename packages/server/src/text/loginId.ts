import { halfWidth } from './plainForm.ts';

/** A login ID in half-width characters; undefined if it cannot be one. */
export function readLoginId(typed: string): string | undefined {
  const value = halfWidth(typed);
  return /^[A-Za-z0-9._-]{3,100}$/.test(value) ? value : undefined;
}
