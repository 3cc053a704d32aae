import { expect, test } from 'vitest';
import { mergePickups } from './deskList.merge';
import { pickupOnDevice, searchOnDevice } from './deskList.search';

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

const [idA, idB] = ['261122-V1WNDC', '261122-3QJ7WA'];

test('[DESK-06] what changed moves between open and closed, and a whole list replaces the open ones', () => {
  const first = mergePickups(
    null,
    { at: time, whole: true, list: [open(idA), open(idB)], closed: [] },
    session,
  );
  const second = mergePickups(
    first,
    { at: time, whole: false, list: [open('261122-K7P3XW')], closed: [closed(idA)] },
    session,
  );
  expect(second.open.map(({ id }) => id)).toEqual(['261122-K7P3XW', idB]);
  expect(pickupOnDevice(second, idA)).toMatchObject({ state: 'canceled', name: '', items: [] });
  const third = mergePickups(
    second,
    { at: time, whole: true, list: [open(idA)], closed: [] },
    session,
  );
  expect(third.open.map(({ id }) => id)).toEqual([idA]);
  expect(third.closed).toEqual([]);
  expect(pickupOnDevice(third, idB)).toBeUndefined();
});

test('[DESK-06] a list that was read before the hand-over of this device does not open the order again', () => {
  const whole = { at: time, whole: true, list: [open(idA), open(idB)], closed: [] };
  const handedOver = { ...closed(idA), updatedAt: '2026-11-22T04:22:00.000Z' };
  const after = mergePickups(
    mergePickups(null, whole, session),
    { at: time, whole: false, list: [], closed: [handedOver] },
    session,
  );
  const late = mergePickups(after, whole, session);
  expect(late.open.map(({ id }) => id)).toEqual([idB]);
  expect(late.closed.map(({ id }) => id)).toEqual([idA]);
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
  const found = searchOnDevice([open(idA), open(idB, '早川 賢治')], query, 10);
  expect(found.list.map(({ id }) => id)).toEqual([idA]);
});

test.each(['おーの', 'ﾊﾅｺ', '花子　おおの', '大野花子'])(
  '[NAME-02] the device finds an order by how its name is read: %s',
  (query) => {
    const orders = [open(idA, '大野 花子', 'オオノ ハナコ'), open(idB, '小野 華', 'オノ ハナ')];
    expect(searchOnDevice(orders, query, 10).list.map(({ id }) => id)).toEqual([idA]);
    expect(searchOnDevice(orders, 'はな', 10).totalCount).toBe(2);
  },
);

test('[DESK-06] a text that fits nothing, and nothing at all, find nothing', () => {
  expect(searchOnDevice([open(idA)], 'だれも', 10).totalCount).toBe(0);
  expect(searchOnDevice([open(idA)], ' ・', 10).totalCount).toBe(0);
});
