import { timeOfDay } from '@homestand/api-client/day';
import { object, string } from '@homestand/api-client/schema';
import { addStaffResponses } from '@homestand/api-client/staff';
import { schemaOf } from '@homestand/api-client/validate';
import type { MatchField, MatchValues } from '@homestand/ui';
import { differingFields, mergeFields } from '../mergeFields';
import { createStored } from '../storage';
import type { StaffMatch } from './matches';

// Before a draft is read: one that fits nothing would be removed.
addStaffResponses();

const matchFields: readonly MatchField[] = [
  ...(['day', 'opponent', 'ground', 'starts', 'gates'] as const),
  ...(['counterFrom', 'counterTo', 'cardId'] as const),
];

export const emptyMatch: StaffMatch = {
  ...{ matchId: 1, version: 1, changedBy: null, state: 'planned', result: null },
  changedAt: new Date(0).toISOString(),
  content: {
    ...{ day: '', opponent: '', ground: '', cardId: null },
    ...{ startsAt: null, gatesAt: null, counterFrom: null, counterTo: null },
  },
};

const clock = (time: string | null) => (time === null ? '' : timeOfDay(new Date(time)));

/** What is stored, as the fields have it. */
export const valuesOf = ({ content }: StaffMatch): MatchValues => ({
  day: content.day,
  opponent: content.opponent,
  ground: content.ground,
  starts: clock(content.startsAt),
  gates: clock(content.gatesAt),
  counterFrom: clock(content.counterFrom),
  counterTo: clock(content.counterTo),
  cardId: content.cardId === null ? '' : String(content.cardId),
});

/** Fields in which something else is typed than is stored. */
export const changesOf = (typed: MatchValues, stored: MatchValues): number =>
  differingFields(matchFields, typed, stored).length;

/** What is typed, and the match with which the typing began. */
export type MatchDraft = { base: StaffMatch; typed: MatchValues };

/** Drafts of the device, by the person and the match. */
export const storedDrafts = createStored<MatchDraft>(
  'staff-match-',
  object({
    base: schemaOf('StaffMatch'),
    typed: object({
      ...{ day: string, opponent: string, ground: string, starts: string, gates: string },
      ...{ counterFrom: string, counterTo: string, cardId: string },
    }),
  }),
);

/** Takes over what somebody else has changed since the typing began. What was typed stays. */
export function mergeStored({ base, typed }: MatchDraft, stored: StaffMatch) {
  const { values, conflicts } = mergeFields(matchFields, {
    before: valuesOf(base),
    typed,
    stored: valuesOf(stored),
  });
  return { typed: values, conflict: conflicts.length > 0 ? conflicts : null };
}
