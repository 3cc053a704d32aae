import { normalizeDigits } from '../../../format';

const notes = [1000, 5000, 10_000];

/** Sums a fan is likely to give: the sum rounded up to whole notes of each kind. */
export const notesFor = (due: number): number[] =>
  [...new Set(notes.map((note) => Math.ceil(due / note) * note))].filter((yen) => yen > due);

/** The change, below zero while it is too little; null without a number. */
export function changeOf(due: number, tendered: string): number | null {
  const digits = normalizeDigits(tendered);
  return /^\d+$/.test(digits) ? Number(digits) - due : null;
}
