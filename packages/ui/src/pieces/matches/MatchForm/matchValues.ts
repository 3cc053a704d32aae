/** What the fields of a match have, as it is typed. */
export type MatchValues = {
  /** `2026-11-22`, or empty. */
  day: string;
  opponent: string;
  ground: string;
  /** Empty: not fixed yet. */
  starts: string;
  gates: string;
  counterFrom: string;
  counterTo: string;
  /** Number of a card, or empty. */
  cardId: string;
};

export type MatchField = keyof MatchValues;

export const matchFields: readonly MatchField[] = [
  'day',
  'opponent',
  'ground',
  'starts',
  'gates',
  'counterFrom',
  'counterTo',
  'cardId',
];

const dayMinutes = 24 * 60;

/**
 * Minutes of a typed time after the beginning of the day: `13:00` and `1300`. Clubs write what is after midnight also as
 * `24:30`. Null if the field is empty, NaN if the text is no time.
 */
export function minutesOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const found = /^(\d{1,2}):?([0-5]\d)$/.exec(text);
  const [hours, minutes] = [Number(found?.[1]), Number(found?.[2])];
  return found && hours < 30 ? hours * 60 + minutes : Number.NaN;
}

/** The end of the counter: a time that is not after its beginning is one of the next day. */
export function counterEndOf({
  counterFrom,
  counterTo,
}: Pick<MatchValues, 'counterFrom' | 'counterTo'>): number | null {
  const [from, to] = [minutesOf(counterFrom), minutesOf(counterTo)];
  return from !== null && to !== null && to <= from ? to + dayMinutes : to;
}

const isWrong = (minutes: number | null) =>
  minutes !== null && (Number.isNaN(minutes) || minutes >= dayMinutes);

/** What has to be corrected before the match can be saved. */
export function problemsOf(values: MatchValues) {
  const [starts, gates] = [minutesOf(values.starts), minutesOf(values.gates)];
  const [from, to] = [minutesOf(values.counterFrom), minutesOf(values.counterTo)];
  return {
    day: values.day === '',
    opponent: values.opponent.trim() === '',
    ground: values.ground.trim() === '',
    starts: isWrong(starts),
    gates: isWrong(gates),
    gatesLate: starts !== null && gates !== null && gates >= starts,
    counterFrom: isWrong(from),
    counterTo: Number.isNaN(to),
    fromMissing: from === null && to !== null,
    toMissing: from !== null && to === null,
  };
}
