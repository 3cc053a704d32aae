import type { Schema } from '@homestand/api-client/schema';
import { getSession } from './session';

/** The id of the logged-in person: a stored value of anyone else does not fit. */
export const ofThisPerson: Schema<string> = (value): value is string =>
  value !== undefined && value === getSession()?.userId;

/** Matches the people whose data leaves this device: by a logout, or because another person logs in. */
export type IsCleared = (personId: string) => boolean;

const clearings = new Set<(isCleared: IsCleared) => void>();

/** Registers how a module clears its memory of the people that `isCleared` matches. */
export const onClearPersonData = (clear: (isCleared: IsCleared) => void) =>
  void clearings.add(clear);

export function clearPersonMemory(isCleared: IsCleared) {
  for (const clear of clearings) clear(isCleared);
}
