import { clockTimeOf, dayOf, momentOf, timeOfDay } from '@homestand/api-client/day';
import { quantityMax } from '@homestand/api-client/limits';
import { hasVisibleText, removeHidden } from '../text/cleanText.ts';
import { readLoginId } from '../text/loginId.ts';
import { halfWidth, plainForm } from '../text/plainForm.ts';
import type { Read, Reader } from './columns.ts';
import { messages, units } from './messages.ts';

const graphemes = new Intl.Segmenter('ja');

/** Text of one or several lines in NFC, so that equal names have equal code points. */
export const text =
  (most: number): Reader<string> =>
  (cell) => {
    const typed = cell.normalize('NFC').replace(/\r\n?/g, '\n');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    if (/[\u0000-\u0009\u000b-\u001f\u007f\ufffd]/.test(typed)) {
      return { problem: messages.controlCharacter };
    }
    if (typed.trim() !== '' && !hasVisibleText(typed)) return { problem: messages.nothingVisible };
    const value = removeHidden(typed);
    if ([...graphemes.segment(value)].length > most) return { problem: messages.tooLong(most) };
    return { value };
  };

function wholeNumber(cell: string, unit: readonly string[]): number | null {
  const digits = unit
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (text, end) => (text.endsWith(end) ? text.slice(0, -end.length) : text),
      halfWidth(cell),
    )
    .trim();
  return /^(\d{1,12}|\d{1,3}(,\d{3})+)(\.0+)?$/.test(digits)
    ? Number(digits.replaceAll(',', ''))
    : null;
}

const between =
  (least: number, most: number, unit: readonly string[], range = messages.outOfRange) =>
  (cell: string): Read<number> => {
    const value = wholeNumber(cell, unit);
    if (value === null) return { problem: messages.notWhole(cell) };
    return value < least || value > most ? { problem: range(least, most) } : { value };
  };

export const birthYear = between(1930, 2100, units.year, messages.year);
export const height = between(100, 250, units.height);
export const weight = between(30, 250, units.weight);

/** Excel writes a yen sign as a backslash in Shift_JIS. */
export const price: Reader<number> = (cell) =>
  between(0, 99_999_999, units.yen)(halfWidth(cell).replace(/^[¥\\]\s*/, ''));

export const pieces = between(1, quantityMax, units.pieces);

/** A minute in Japan; spreadsheets write `2026/12/1 10:00` or add seconds. */
export const minute: Reader<Date> = (cell) => {
  const [, year = '', month = '', day = '', hour = '0', minutes = '00'] =
    /^(2\d{3})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::00)?)?$/.exec(
      halfWidth(cell),
    ) ?? [];
  const [date, time] = [
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    `${hour.padStart(2, '0')}:${minutes}`,
  ];
  const value = momentOf(date, time);
  // JavaScript reads February 30 as March 2.
  const isReal = !Number.isNaN(value.getTime()) && clockTimeOf(value).startsWith(`${date}T${time}`);
  return isReal ? { value } : { problem: messages.notATime(cell) };
};

/** A day in Japan; spreadsheets write `2026/12/1`. */
export const calendarDay: Reader<string> = (cell) => {
  const read = minute(cell);
  if (read instanceof Promise || 'problem' in read) return { problem: messages.notADay(cell) };
  return timeOfDay(read.value) === '00:00'
    ? { value: dayOf(read.value) }
    : { problem: messages.notADay(cell) };
};

/** Minutes after the beginning of a day; clubs write what is after midnight also as `24:30`. */
export const clockMinutes =
  (hours: 24 | 30): Reader<number> =>
  (cell) => {
    const [, hour, minutes] = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(halfWidth(cell)) ?? [];
    return hour !== undefined && Number(hour) < hours
      ? { value: Number(hour) * 60 + Number(minutes) }
      : { problem: messages.notAClockTime(cell) };
  };

export const rowNumber = between(1, 2_147_483_647, []);

/** Stored as text: 0 and 00 are different numbers. */
export const jerseyNumber: Reader<string> = (cell) => {
  const value = halfWidth(cell).replace(/^#/, '');
  return /^\d{1,3}$/.test(value) ? { value } : { problem: messages.notAJerseyNumber(cell) };
};

export const loginId: Reader<string> = (cell) => {
  const value = readLoginId(cell);
  return value === undefined ? { problem: messages.notALoginId } : { value };
};

export const uuid: Reader<string> = (cell) => {
  const value = halfWidth(cell).toLowerCase();
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value)
    ? { value }
    : { problem: messages.notAUuid(cell) };
};

/** A jersey number in half-width digits, or a name as written. */
export const playerReference: Reader<string> = (cell) =>
  text(100)(halfWidth(cell).replace(/^#/, ''));

export const webAddress: Reader<string> = (cell) => {
  const value = halfWidth(cell);
  return value.startsWith('https://') && URL.canParse(value)
    ? { value }
    : { problem: messages.notAnAddress(cell) };
};

export const oneOf =
  <Value>(choices: readonly (readonly [Value, readonly [string, ...string[]]])[]): Reader<Value> =>
  (cell) => {
    const found = choices.find(([, names]) =>
      names.some((name) => plainForm(name) === plainForm(cell)),
    );
    return found
      ? { value: found[0] }
      : {
          problem: messages.notAWord(
            cell,
            choices.map(([, [name]]) => name),
          ),
        };
  };
