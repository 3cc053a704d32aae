import { expect, test } from 'vitest';
import { mergePickups, pickupOnDevice, searchOnDevice } from './deskList.merge';

const time = '2026-11-22T04:21:00.000Z';
const session = { token: 't', endsAt: time, now: new Date(time) };

const open = (id: string, name = '浜野 さくら', kana?: string) => ({
  id,
  createdAt: time,
  updatedAt: time,
  state: 'open' as const,
  name,
  ...(kana !== undefined && { kana }),
  totalPrice: 3600,
  due: 0,
  memo: null,
  items: [],
  handOver: null,
  otherIds: [],
});
const closed = (id: string) => ({
  id,
  state: 'canceled' as const,
  updatedAt: time,
  totalPrice: 3600,
  handOver: null,
});

const [one, two] = ['261122-V1WNDC', '261122-3QJ7WA'];

test('[DESK-06] what changed moves between open and closed, and a whole list replaces the open ones', () => {
  const first = mergePickups(
    null,
    { at: time, whole: true, list: [open(one), open(two)], closed: [] },
    session,
  );
  const second = mergePickups(
    first,
    { at: time, whole: false, list: [open('261122-K7P3XW')], closed: [closed(one)] },
    session,
  );
  expect(second.open.map(({ id }) => id)).toEqual(['261122-K7P3XW', two]);
  expect(pickupOnDevice(second, one)).toMatchObject({ state: 'canceled', name: '', items: [] });
  const third = mergePickups(
    second,
    { at: time, whole: true, list: [open(one)], closed: [] },
    session,
  );
  expect(third.open.map(({ id }) => id)).toEqual([one]);
  expect(third.closed).toEqual([]);
  expect(pickupOnDevice(third, two)).toBeUndefined();
});

test('[DESK-06] a list that was read before the hand-over of this device does not open the order again', () => {
  const whole = { at: time, whole: true, list: [open(one), open(two)], closed: [] };
  const handedOver = { ...closed(one), updatedAt: '2026-11-22T04:22:00.000Z' };
  const after = mergePickups(
    mergePickups(null, whole, session),
    { at: time, whole: false, list: [], closed: [handedOver] },
    session,
  );
  const late = mergePickups(after, whole, session);
  expect(late.open.map(({ id }) => id)).toEqual([two]);
  expect(late.closed.map(({ id }) => id)).toEqual([one]);
});

test.each([
  'V1WNDC',
  'v1wndc',
  'ｖ１ｗｎｄｃ',
  'v1w　ndc',
  'VlWNDC',
  '261122-V1WNDC',
  'さくら',
  '浜野さく',
  'ｻｸﾗ',
  'さくら 濱野',
  'サクラ',
])('[DESK-02] [DESK-06] the device finds an order by %s', (query) => {
  const found = searchOnDevice([open(one), open(two, '早川 賢治')], query, 10);
  expect(found.list.map(({ id }) => id)).toEqual([one]);
});

test.each(['おーの', 'ﾊﾅｺ', '花子　おおの', '大野花子'])(
  '[NAME-02] the device finds an order by how its name is read: %s',
  (query) => {
    const orders = [open(one, '大野 花子', 'オオノ ハナコ'), open(two, '小野 華', 'オノ ハナ')];
    expect(searchOnDevice(orders, query, 10).list.map(({ id }) => id)).toEqual([one]);
    expect(searchOnDevice(orders, 'はな', 10).totalCount).toBe(2);
  },
);

test('[DESK-06] a text that fits nothing, and nothing at all, find nothing', () => {
  expect(searchOnDevice([open(one)], 'だれも', 10).totalCount).toBe(0);
  expect(searchOnDevice([open(one)], ' ・', 10).totalCount).toBe(0);
});
