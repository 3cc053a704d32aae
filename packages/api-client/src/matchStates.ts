import type { components } from './schema.gen';

export type MatchState = components['schemas']['MatchState'];

/** What a match may become from each of its states. A finished one goes back only because it was marked by mistake. */
export const nextMatchStates = {
  planned: ['on', 'postponed', 'canceled', 'finished'],
  on: ['postponed', 'canceled', 'finished'],
  postponed: ['planned', 'canceled'],
  canceled: ['planned'],
  finished: ['on'],
} satisfies Record<MatchState, readonly MatchState[]> as Record<MatchState, readonly MatchState[]>;

/** Whether it is still to be held, or running. */
export const takesPlace = (state: MatchState): boolean => state === 'planned' || state === 'on';
