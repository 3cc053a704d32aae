/** A line of iCalendar (RFC 5545): a property with its value, already written as its type demands. */
export type IcalLine = readonly [property: string, value: string];

const maxLineBytes = 75;

/** A value of type TEXT (3.3.11). Control characters, which a line must not have, are left out. */
export const icalText = (text: string): string =>
  text
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A moment in UTC (3.3.5): `20261122T040000Z`. */
export const icalMoment = (at: Date): string =>
  `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A calendar day (3.3.4) from `2026-11-22`: `20261122`. */
export const icalDay = (day: string): string => day.replaceAll('-', '');

/**
 * Lines as a file: each ends with CRLF and has 75 bytes at most (3.1). A longer one goes on in the next line, after a
 * space; no character is split, because many readers join lines as text.
 */
export const writeIcal = (lines: readonly IcalLine[]): string =>
  lines.map(([property, value]) => `${fold(`${property}:${value}`)}\r\n`).join('');

function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > maxLineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}
