import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { icalDay, icalMoment, icalText, writeIcal } from './ical.ts';

/** Reads lines back as RFC 5545 says: lines are joined where the next begins with a space. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const readText = (value: string) =>
  value.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('[MATCH-05] iCalendar', () => {
  test('special characters of a text are escaped', () => {
    expect(icalText('対 A\\B; C, D\r\nE\nF\rG:"H"')).toBe('対 A\\\\B\\; C\\, D\\nE\\nF\\nG:"H"');
    expect(icalText('a\u0000\u0007\tb\u007f')).toBe('ab');
  });

  test('moments are in UTC, days have no time', () => {
    expect(icalMoment(new Date('2026-11-22T13:00:30.500+09:00'))).toBe('20261122T040030Z');
    expect(icalDay('2026-11-22')).toBe('20261122');
  });

  test('a line has 75 bytes and goes on in the next one', () => {
    const exact = `SUMMARY:${'a'.repeat(67)}`;
    expect(writeIcal([['SUMMARY', 'a'.repeat(67)]])).toBe(`${exact}\r\n`);
    expect(writeIcal([['SUMMARY', `${'a'.repeat(67)}b`]])).toBe(`${exact}\r\n b\r\n`);
    // 8 bytes and 22 characters of 3 bytes are 74: the next would be beyond 75.
    expect(writeIcal([['SUMMARY', '対'.repeat(23)]])).toBe(`SUMMARY:${'対'.repeat(22)}\r\n 対\r\n`);
  });

  test('any text comes back, in lines of 75 bytes at most, each of whole characters', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(texts, texts, (summary, place) => {
        const file = writeIcal([
          ['SUMMARY', icalText(summary)],
          ['LOCATION', icalText(place)],
        ]);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
          expect(line).not.toMatch(/[\r\n]/);
        }
        const [first = '', second = '', ...others] = unfold(file);
        expect(others).toEqual([]);
        expect(readText(first)).toBe(`SUMMARY:${summary}`);
        expect(readText(second)).toBe(`LOCATION:${place}`);
      }),
    );
  });

  test('no text adds a line of its own', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('\r', '\n', ' ', ':', ';', '\\', 'END', '対'),
    });
    fc.assert(
      fc.property(hostile, (text) => {
        expect(unfold(writeIcal([['SUMMARY', icalText(text)]]))).toHaveLength(1);
      }),
    );
  });
});
