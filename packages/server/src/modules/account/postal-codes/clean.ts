import { listWords as words } from './messages.ts';
import type { CodedPlace } from './pack.ts';

/** A row as Japan Post publishes it. */
export type Row = { postalCode: string; prefecture: string; city: string; town: string };

/** What stands in the column of towns, as what somebody would write on a parcel. */
export function cleanPlaces(rows: readonly Row[]): CodedPlace[] {
  return joined(rows).flatMap((row) =>
    townsOf(row.town).map((town) => ({ ...row, town: plain(town) })),
  );
}

/** KEN_ALL.CSV cuts a long town into several rows, always within its brackets. */
function joined(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const last = whole.at(-1);
    if (last && last.postalCode === row.postalCode && isOpen(last.town)) last.town += row.town;
    else whole.push({ ...row });
  }
  return whole;
}

const isOpen = (town: string) => town.includes(words.open) && !town.includes(words.close);

function townsOf(given: string): string[] {
  const isNoTown = given === words.unlisted || words.nextTo.test(given) || words.whole.test(given);
  if (isNoTown) return [''];
  const floor = words.floor.exec(given)?.[1] ?? '';
  const town = given.replace(words.brackets, '');
  if (words.lots.test(town)) return [withoutLots(town)];
  return town.split(words.and).map((one) => one + floor);
}

/** A range of lots is cut off; a single lot is the name of one place. */
const withoutLots = (town: string) =>
  words.range.test(town) ? town.replace(words.lotNumbers, '').replace(words.lastAnd, '') : town;

/** Digits and Latin letters as people type them. */
const plain = (town: string) => town.normalize('NFKC').replace(/\s+/g, '');
