import type { Schema } from '@homestand/api-client/schema';
import { getSession } from './session';

/** The id of the logged-in person: a stored value of anyone else does not fit. */
export const ofThisPerson: Schema<string> = (value): value is string =>
  value !== undefined && value === getSession()?.userId;

/** Matches the people whose data leaves this device: by a logout, or because another person logs in. */
export type IsGone = (personId: string) => boolean;

const drops = new Set<(isGone: IsGone) => void>();

/** Registers how a module drops what it holds in memory of the people that `isGone` matches. */
export const onPersonGone = (drop: (isGone: IsGone) => void) => void drops.add(drop);

export function dropMemory(isGone: IsGone) {
  for (const drop of drops) drop(isGone);
}
