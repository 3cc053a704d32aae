import type { components } from '@homestand/api-client';
import { sampleId, sampleNow, timeOf } from '@homestand/app-core/testing/sampleClub';
import { corrections } from '@homestand/demo-club';
import { handedOverToday, openPickups, refusedHandOvers } from './sampleCounter';
import { paidOrder, sampleOrders } from './sampleOrders';
import { shopProducts } from './sampleProducts';
import { openReports } from './sampleReports';
import { nameOf, tillOf } from './sampleStaff';

type Schemas = components['schemas'];
type Means = Schemas['PaymentMeans'];
type Entry = Schemas['TillEntry'] & { till: string };

export const sampleDay = '2026-11-21';

const payments = handedOverToday.flatMap(({ order, handOver, handedOverBy }, index): Entry[] =>
  handOver?.means && handedOverBy
    ? [
        {
          id: sampleId(33_000 + index),
          at: handOver.at,
          kind: 'payment',
          orderId: order.id,
          means: handOver.means,
          amount: handOver.amount,
          expected: null,
          reason: null,
          by: null,
          till: handedOverBy,
        },
      ]
    : [],
);

const corrected = corrections.map(
  ({ till, by, minutesAgo, means, amount, reason }, index): Entry => ({
    id: sampleId(33_500 + index),
    at: timeOf({ minutesAgo }),
    kind: 'correction',
    orderId: null,
    ...{ means, amount, reason, till, expected: null },
    by: nameOf(by),
  }),
);

const entries = [...payments, ...corrected].toSorted((a, b) => (a.at < b.at ? 1 : -1));

function sumOf(list: readonly Entry[], means: Means): Schemas['TillSum'] {
  const sum = (kind: Entry['kind']) =>
    list
      .filter((entry) => entry.kind === kind && entry.means === means)
      .reduce((total, { amount }) => total + amount, 0);
  const [paid, changed] = [sum('payment'), sum('correction')];
  return {
    count: list.filter((entry) => entry.kind === 'payment' && entry.means === means).length,
    paid,
    corrections: changed,
    expected: paid + changed,
    notCounted: 0,
  };
}

const entriesOf = (by: string) => entries.filter((entry) => entry.till === by);

const by = nameOf('sano');
const float = { amount: 30_000, at: timeOf({ daysAgo: 0, time: '08:40' }), by };
const notCounted = { float: null, counted: null, unsent: null };

const tills = [...new Set(entries.map((entry) => entry.till))].map((by) => ({
  ...tillOf(by),
  open: true,
  cash: sumOf(entriesOf(by), 'cash'),
  other: sumOf(entriesOf(by), 'other'),
  ...notCounted,
  drawer: sumOf(entriesOf(by), 'cash').expected,
}));

const expected = (means: Means) => tills.reduce((sum, till) => sum + till[means].expected, 0);

export const tillDay: Schemas['TillDay'] = {
  day: sampleDay,
  list: tills,
  cash: expected('cash'),
  other: expected('other'),
};

const desk = 'レジ1';

/** The till of the desk, which has a correction. */
export const tillDetail: Schemas['TillDetail'] = {
  day: sampleDay,
  till: {
    ...tillOf(desk),
    open: true,
    cash: sumOf(entriesOf(desk), 'cash'),
    other: sumOf(entriesOf(desk), 'other'),
    float,
    drawer: float.amount + sumOf(entriesOf(desk), 'cash').expected,
    counted: {
      amount: float.amount + sumOf(entriesOf(desk), 'cash').expected - 50,
      expected: float.amount + sumOf(entriesOf(desk), 'cash').expected,
      at: timeOf({ minutesAgo: 5 }),
      by,
    },
    unsent: null,
  },
  notCounted: [],
  list: entriesOf(desk).map(({ till: _, ...entry }) => entry),
  totalCount: entriesOf(desk).length,
  totalPage: 1,
  page: 1,
  size: 100,
};

const japan = 9 * 60 * 60 * 1000;
const inJapan = (at: string) => new Date(Date.parse(at) + japan).toISOString();

/** Orders that were paid by card since this day in Japan, and what the counter took today. */
function salesSince(day: string): Schemas['Sales'] {
  const byCard = sampleOrders.filter(
    ({ order }) => order.paymentStatus === 'paid' && inJapan(order.createdAt).slice(0, 10) >= day,
  );
  const sum = (means: Means) =>
    payments
      .filter((payment) => payment.means === means)
      .reduce((total, { amount }) => total + amount, 0);
  return {
    count: byCard.length + payments.length,
    card: byCard.reduce((total, { order }) => total + order.totalPrice, 0),
    cash: sum('cash'),
    other: sum('other'),
    corrections: corrected.reduce((total, { amount }) => total + amount, 0),
  };
}

const none = { count: 0, oldest: null };

const hours = handedOverToday.map(({ handOver }) =>
  Number(inJapan(handOver?.at ?? '').slice(11, 13)),
);

const lowStock = shopProducts
  .flatMap(({ id, state, content, options }) =>
    options.flatMap(({ id: optionId, label, sellable }) =>
      state === 'on_sale' && sellable !== null && sellable <= 5
        ? [{ optionId, productId: id, name: content.name, label, sellable }]
        : [],
    ),
  )
  .toSorted((a, b) => a.sellable - b.sellable);

export const today: Schemas['Today'] = {
  at: sampleNow.toISOString(),
  pickups: {
    waiting: openPickups.length,
    handedOver: handedOverToday.length,
    hours: [...new Set(hours)]
      .map((hour) => ({ hour, count: hours.filter((each) => each === hour).length }))
      .toSorted((a, b) => a.hour - b.hour),
    counter: {
      opensAt: timeOf({ daysAgo: 0, time: '08:30' }),
      closesAt: timeOf({ daysAgo: 0, time: '16:30' }),
    },
  },
  sales: { today: salesSince(sampleDay), month: salesSince('2026-11-01') },
  attention: {
    payments: none,
    refunds: none,
    handOvers: {
      count: refusedHandOvers.list.length,
      oldest: refusedHandOvers.list[0]?.refusedAt ?? null,
    },
    reports: { count: openReports.length, oldest: openReports[0]?.reportedAt ?? null },
    differences: { at: timeOf({ daysAgo: 0, time: '04:00' }), count: 0, list: [] },
  },
  services: [
    { name: 'payment', state: 'working', since: null },
    { name: 'line', state: 'working', since: null },
    { name: 'push', state: 'working', since: null },
    { name: 'storage', state: 'working', since: null },
    { name: 'disk', state: 'working', since: null },
  ],
  jobs: { failed: none, lateSince: null },
  stock: { count: lowStock.length, list: lowStock },
};

/** The same day, and a person has to look at each kind of thing. */
export const troubledToday: Schemas['Today'] = {
  ...today,
  attention: {
    ...today.attention,
    payments: { count: 2, oldest: timeOf({ minutesAgo: 58 }) },
    refunds: { count: 1, oldest: timeOf({ minutesAgo: 24 }) },
    differences: {
      at: timeOf({ daysAgo: 0, time: '04:00' }),
      count: 1,
      list: [
        {
          kind: 'wrong_amount',
          orderId: paidOrder.order.id,
          owed: paidOrder.order.totalPrice,
          charged: 1800,
        },
      ],
    },
  },
  services: today.services.map((service) =>
    service.name === 'payment'
      ? { ...service, state: 'failed', since: timeOf({ minutesAgo: 24 }) }
      : service,
  ),
  jobs: { failed: { count: 2, oldest: timeOf({ minutesAgo: 47 }) }, lateSince: null },
};
