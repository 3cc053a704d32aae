import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarMatch, matchCalendar } from './matchCalendar.ts';

const club = { name: '鶴浜クレインズ', origin: 'https://fans.example' };

const match: CalendarMatch = {
  id: 12,
  day: '2026-11-22',
  startsAt: new Date('2026-11-22T13:00:00+09:00'),
  gatesAt: new Date('2026-11-22T11:00:00+09:00'),
  opponent: '港南マリナーズ',
  ground: '鶴浜スタジアム, 第1球場; 海側',
  state: 'planned',
  result: null,
  version: 1,
  createdAt: new Date('2026-10-01T10:00:00+09:00'),
  changedAt: new Date('2026-11-20T09:30:00+09:00'),
};

type Property = { name: string; parameters: string; value: string };

/** Reads a calendar as strictly as RFC 5545 is written; throws at what it does not allow. */
function readCalendar(file: string) {
  if (!file.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(file)) throw new Error('Lines end by CRLF.');
  if (file.split('\r\n').some((line) => Buffer.byteLength(line) > 75))
    throw new Error('A line has 75 bytes at most.');
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  const properties = lines.map((line): Property => {
    const found = /^([A-Z][A-Z-]*)((?:;[A-Z-]+=[A-Z-]+)*):(\P{Cc}*)$/u.exec(line);
    if (!found) throw new Error(`No content line: ${line}`);
    const [, name = '', parameters = '', value = ''] = found;
    return { name, parameters, value };
  });
  const [begin, ...others] = properties;
  if (begin?.name !== 'BEGIN' || begin.value !== 'VCALENDAR') throw new Error('No calendar.');
  if (others.at(-1)?.name !== 'END' || others.at(-1)?.value !== 'VCALENDAR')
    throw new Error('No end.');
  const about: Property[] = [];
  const events: Property[][] = [];
  let event: Property[] | undefined;
  for (const property of others.slice(0, -1)) {
    if (property.name === 'BEGIN') {
      if (event || property.value !== 'VEVENT') throw new Error('A component inside another one.');
      event = [];
      events.push(event);
    } else if (property.name === 'END') {
      if (!event || property.value !== 'VEVENT') throw new Error('An end without a begin.');
      event = undefined;
    } else (event ?? about).push(property);
  }
  if (event) throw new Error('An event without an end.');
  const once = (list: Property[], ...names: string[]) => {
    for (const name of names)
      if (list.filter((property) => property.name === name).length !== 1)
        throw new Error(`${name} is there once.`);
  };
  once(about, 'VERSION', 'PRODID');
  for (const list of events) {
    once(list, 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'LOCATION', 'STATUS', 'SEQUENCE');
    const names = list.map(({ name }) => name);
    if (new Set(names).size !== names.length) throw new Error('A property is there twice.');
    const propertyOf = (name: string) => list.find((property) => property.name === name);
    for (const name of ['DTSTART', 'DTEND']) {
      const time = propertyOf(name);
      const isDay = time?.parameters === ';VALUE=DATE';
      if (!(isDay ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/).test(time?.value ?? ''))
        throw new Error(`${name} is no time.`);
    }
    if (String(propertyOf('DTEND')?.value) <= String(propertyOf('DTSTART')?.value))
      throw new Error('It ends before it starts.');
  }
  const uids = events.map((list) => list.find(({ name }) => name === 'UID')?.value);
  if (new Set(uids).size !== uids.length) throw new Error('Two events are one.');
  return {
    about: Object.fromEntries(about.map(({ name, value }) => [name, value])),
    events: events.map((list) =>
      Object.fromEntries(list.map(({ name, parameters, value }) => [name + parameters, value])),
    ),
  };
}

const eventOf = (changed: Partial<CalendarMatch> = {}) =>
  readCalendar(matchCalendar([{ ...match, ...changed }], club)).events[0];

describe('[MATCH-05] the calendar of matches', () => {
  test('has a name, and says how often it is read', () => {
    expect(readCalendar(matchCalendar([], club))).toEqual({
      about: {
        VERSION: '2.0',
        PRODID: '-//Homestand//Matches//JA',
        CALSCALE: 'GREGORIAN',
        NAME: '鶴浜クレインズ 試合日程',
        'X-WR-CALNAME': '鶴浜クレインズ 試合日程',
        'X-WR-TIMEZONE': 'Asia/Tokyo',
        'REFRESH-INTERVAL': 'PT1H',
        'X-PUBLISHED-TTL': 'PT1H',
      },
      events: [],
    });
  });

  test('a match is an event of three hours in UTC', () => {
    expect(eventOf()).toEqual({
      UID: 'match-12@fans.example',
      DTSTAMP: '20261120T003000Z',
      CREATED: '20261001T010000Z',
      'LAST-MODIFIED': '20261120T003000Z',
      SEQUENCE: '1',
      DTSTART: '20261122T040000Z',
      DTEND: '20261122T070000Z',
      SUMMARY: '鶴浜クレインズ 対 港南マリナーズ',
      LOCATION: '鶴浜スタジアム\\, 第1球場\\; 海側',
      DESCRIPTION: '開門 11:00\\nhttps://fans.example/user/u/matches',
      STATUS: 'CONFIRMED',
      TRANSP: 'OPAQUE',
    });
  });

  test('without a start it is the whole day, also at the end of a month', () => {
    const event = eventOf({ day: '2026-11-30', startsAt: null, gatesAt: null });
    expect(event).toMatchObject({
      'DTSTART;VALUE=DATE': '20261130',
      'DTEND;VALUE=DATE': '20261201',
      STATUS: 'TENTATIVE',
      TRANSP: 'TRANSPARENT',
      DESCRIPTION: '開始時刻は未定です\\nhttps://fans.example/user/u/matches',
    });
  });

  test('one that starts late ends on the next day', () => {
    expect(eventOf({ startsAt: new Date('2026-11-22T23:00:00+09:00') })).toMatchObject({
      DTSTART: '20261122T140000Z',
      DTEND: '20261122T170000Z',
    });
  });

  test.each([
    ['canceled', 'CANCELLED', '【中止】鶴浜クレインズ 対 港南マリナーズ'],
    ['postponed', 'TENTATIVE', '【延期】鶴浜クレインズ 対 港南マリナーズ'],
  ] as const)('%s is the same event with a higher version', (state, status, title) => {
    const changedAt = new Date('2026-11-22T08:00:00+09:00');
    expect(eventOf({ state, version: 2, changedAt })).toMatchObject({
      UID: eventOf()?.UID,
      SEQUENCE: '2',
      DTSTAMP: '20261121T230000Z',
      'LAST-MODIFIED': '20261121T230000Z',
      STATUS: status,
      SUMMARY: title,
      TRANSP: 'TRANSPARENT',
    });
  });

  test('a result is in its text', () => {
    expect(eventOf({ state: 'finished', result: '鶴浜 5 - 3 港南' })).toMatchObject({
      STATUS: 'CONFIRMED',
      DESCRIPTION: '結果 鶴浜 5 - 3 港南\\n開門 11:00\\nhttps://fans.example/user/u/matches',
    });
  });

  test('any matches make a calendar that can be read', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 });
    const time = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const any = fc.record({
      id: fc.integer({ min: 1, max: 1_000_000 }),
      day: time.map((at) => at.toISOString().slice(0, 10)),
      startsAt: fc.option(time),
      gatesAt: fc.option(time),
      opponent: text,
      ground: text,
      state: fc.constantFrom('planned', 'on', 'postponed', 'canceled', 'finished'),
      result: fc.option(text),
      version: fc.nat(),
      createdAt: time,
      changedAt: time,
    } satisfies Record<keyof CalendarMatch, unknown>);
    const list = fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 5 });
    fc.assert(
      fc.property(list, (matches) => {
        expect(readCalendar(matchCalendar(matches, club)).events).toHaveLength(matches.length);
      }),
    );
  });
});
