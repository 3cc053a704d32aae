import { halfWidth } from '../../../text/plainForm.ts';
import { listWords as words } from './messages.ts';
import type { CodedPlace } from './pack.ts';

/** A row in the format of Japan Post. */
export type Row = { postalCode: string; prefecture: string; city: string; town: string };

/** Converts the town column to names as people write them on a parcel. */
export function cleanPlaces(rows: readonly Row[]): CodedPlace[] {
  return joined(rows).flatMap((row) =>
    townsOf(row.town).map((town) => ({ ...row, town: halfWidth(town).replace(/\s+/g, '') })),
  );
}

/** KEN_ALL.CSV splits a long town over several rows, always within its brackets. */
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

function townsOf(text: string): string[] {
  const isNoTown = text === words.unlisted || words.nextTo.test(text) || words.whole.test(text);
  if (isNoTown) return [''];
  const floor = words.floor.exec(text)?.[1] ?? '';
  const town = text.replace(words.brackets, '');
  if (words.lots.test(town)) return [withoutLots(town)];
  return town.split(words.and).map((name) => name + floor);
}

/** Removes a range of lots; a single lot is part of the place's name. */
const withoutLots = (town: string) =>
  words.range.test(town) ? town.replace(words.lotNumbers, '').replace(words.lastAnd, '') : town;
