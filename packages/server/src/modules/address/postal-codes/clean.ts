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

const isOpen = (town: string) => town.includes('（') && !town.includes('）');

function townsOf(given: string): string[] {
  if (given === '以下に掲載がない場合' || /の次に.*場合/.test(given)) return [''];
  // 一円 means the whole place, but is also the name of one town.
  if (/.一円$/.test(given)) return [''];
  const floor = /（([０-９0-9]+階)）$/.exec(given)?.[1] ?? '';
  const town = given.replace(/（.*?(）|$)/g, '');
  if (/地割/.test(town)) return [withoutLots(town)];
  return town.split('、').map((one) => one + floor);
}

/** 種市第１５地割～第２１地割 is 種市, but 杉名畑４４地割 is the name of one place. */
const withoutLots = (town: string) =>
  /[～、]/.test(town) ? town.replace(/第?[０-９0-9]+地割.*$/, '').replace(/、$/, '') : town;

/** Digits and Latin letters as people type them. */
const plain = (town: string) => town.normalize('NFKC').replace(/\s+/g, '');
