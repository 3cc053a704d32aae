import type { components } from '@homestand/api-client/contract';

type MatchOutcome = components['schemas']['MatchOutcome'];

/** How many matches the club won, lost and drew. */
export type SeasonRecord = Readonly<Record<MatchOutcome, number>>;

/** Counts the matches whose outcome is known. */
export function recordOf(matches: readonly { outcome?: MatchOutcome | undefined }[]): SeasonRecord {
  const record = { won: 0, lost: 0, drawn: 0 };
  for (const { outcome } of matches) if (outcome) record[outcome] += 1;
  return record;
}
