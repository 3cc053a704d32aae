import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatFileSize,
  formatListTime,
  formatYen,
} from '.';
import { daysSince, formatCount, formatListDateTime } from './internal';

test.each([
  [0, '¥0'],
  [200, '¥200'],
  [1234, '¥1,234'],
  [999_999_999_000, '¥999,999,999,000'],
  [-200, '-¥200'],
])('formatYen of %i: %s', (amount, text) => expect(formatYen(amount)).toBe(text));

test.each([
  [0, '0'],
  [999, '999'],
  [1234, '1,234'],
  [1_234_567, '1,234,567'],
])('formatCount of %i: %s', (count, text) => expect(formatCount(count)).toBe(text));

describe('time', () => {
  test.each([
    ['2026-11-21T00:12:00Z', '2026.11.21 09:12'],
    ['2026-11-20T15:00:00.000Z', '2026.11.21 00:00'],
    ['2026-11-21T00:00:00+09:00', '2026.11.21 00:00'],
    ['2026-12-31T23:59:59-05:00', '2027.01.01 13:59'],
    ['2026-11-21T09:12:00', '2026.11.21 09:12'],
    ['2026-11-21', '2026.11.21 09:00'],
  ])('%s: %s', (iso, text) => {
    expect(formatDateTime(iso)).toBe(text);
    expect(formatDate(iso)).toBe(text.slice(0, 10));
  });

  test('an invalid time gives an empty string', () => {
    expect(formatDateTime('')).toBe('');
    expect(formatDate('soon')).toBe('');
  });

  test('agrees with Intl for Asia/Tokyo', () => {
    const parts = new Intl.DateTimeFormat('ja-JP', {
      timeZone: 'Asia/Tokyo',
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    const min = new Date('1970-01-01T00:00:00Z');
    const max = new Date('2099-12-31T00:00:00Z');
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        const expected = parts
          .format(date)
          .replaceAll('/', '.')
          .replace(/ (\d):/, ' 0$1:');
        expect(formatDateTime(date.toISOString())).toBe(expected);
      }),
    );
  });
});

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [3600, '60:00'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('formatDuration of %d: %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

test.each([
  [0, '0.0MB'],
  [1, '0.1MB'],
  [1_048_576, '1.0MB'],
  [12_897_485, '12.3MB'],
  [104_857_600, '100.0MB'],
])('formatFileSize of %i: %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

describe('[MSGL-02] time in a list, at noon of 21 November 2026 in Tokyo', () => {
  const now = new Date('2026-11-21T03:00:00Z');
  test.each([
    ['today', '2026-11-21T09:12:00+09:00', '09:12'],
    ['the first minute of today, in another time zone', '2026-11-20T15:00:00Z', '00:00'],
    ['the last minute of yesterday', '2026-11-20T14:59:59Z', '11.20'],
    ['this year', '2026-01-01T00:00:00+09:00', '01.01'],
    ['the last minute of last year', '2025-12-31T14:59:59Z', '2025.12.31'],
    ['next year', '2027-01-01T00:00:00+09:00', '2027.01.01'],
    ['an invalid time', '', ''],
  ])('%s', (_when, iso, text) => expect(formatListTime(iso, now)).toBe(text));

  test.each([
    ['today', '2026-11-21T09:12:00+09:00', '09:12'],
    ['another day', '2026-11-20T20:50:00+09:00', '11.20 20:50'],
    ['another year', '2025-12-31T20:50:00+09:00', '2025.12.31 20:50'],
    ['never', '', ''],
  ])('with the time of day, %s', (_when, iso, text) =>
    expect(formatListDateTime(iso, new Date('2026-11-21T12:00:00+09:00'))).toBe(text),
  );
});

describe('days since, at noon of 21 November 2026 in Tokyo', () => {
  const now = new Date('2026-11-21T03:00:00Z');
  test.each([
    ['2026-11-21T00:00:00+09:00', 0],
    ['2026-11-20T14:59:59Z', 1],
    ['2026-11-20T15:00:00Z', 0],
    ['2026-04-21T23:59:59+09:00', 214],
    ['2024-02-29T12:00:00+09:00', 996],
    ['2026-11-22T00:00:00+09:00', 0],
    ['someday', 0],
  ])('%s: %i', (iso, days) => expect(daysSince(iso, now)).toBe(days));
});
