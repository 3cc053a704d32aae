import type { components } from '@homestand/api-client';

type Schemas = components['schemas'];

const matchOn = (
  matchId: number,
  day: string,
  changes: Partial<Pick<Schemas['StaffMatch'], 'state' | 'result' | 'outcome'>> = {},
): Schemas['StaffMatch'] => ({
  ...{ matchId, version: 3, state: 'planned', result: null },
  ...{ changedBy: '佐野 みなみ', changedAt: '2026-11-20T03:10:00.000Z' },
  ...changes,
  content: {
    day,
    startsAt: `${day}T04:00:00.000Z`,
    gatesAt: `${day}T02:00:00.000Z`,
    counterFrom: `${day}T01:00:00.000Z`,
    counterTo: `${day}T07:30:00.000Z`,
    ...{ opponent: '港南マリナーズ', ground: '鶴浜スタジアム', cardId: 21 },
  },
});

/** Matches before and after the day of the stories, on which there is one. */
export const staffMatches: readonly Schemas['StaffMatch'][] = [
  matchOn(7, '2026-10-17', { state: 'finished', result: '鶴浜 6 - 0 港南', outcome: 'won' }),
  matchOn(8, '2026-11-14', { state: 'canceled' }),
  matchOn(9, '2026-11-21', { state: 'on' }),
  matchOn(10, '2026-11-28'),
  matchOn(11, '2026-12-05', { state: 'postponed' }),
];

export function matchAt(index: number): Schemas['StaffMatch'] {
  const match = staffMatches[index];
  if (!match) throw new Error('The sample season has no such match.');
  return match;
}

export const matchHeroes: Schemas['MatchHeroes'] = {
  heroes: [],
  players: [
    { playerId: 3, jerseyNumber: '18', name: '佐伯 颯太', fans: 1204 },
    { playerId: 4, jerseyNumber: '51', name: '真壁 大悟', fans: 380 },
  ],
};

const gateWindow = Date.parse('2026-11-21T02:00:00.000Z') / 30_000;

/** Of the match on the day of the stories. */
export const gateCodes: Schemas['GateCodes'] = {
  ...{ now: '2026-11-21T03:00:00.000Z', windowSeconds: 30 },
  matches: [
    {
      ...{ matchId: 9, day: '2026-11-21', opponent: '港南マリナーズ', ground: '鶴浜スタジアム' },
      ...{ from: '2026-11-21T02:00:00.000Z', to: '2026-11-21T10:00:00.000Z' },
      firstWindow: gateWindow,
      codes: Array.from({ length: 960 }, (_, index) => `9.${gateWindow + index}.Zm9vYmFyYmF6`),
    },
  ],
};

export const matchVisits: Schemas['MatchVisits'] = {
  ...{ rotating: 181, printed: 31 },
  ...{ from: '2026-11-28T02:00:00.000Z', to: '2026-11-28T10:00:00.000Z' },
};

export const visitSheet: Schemas['VisitSheet'] = {
  code: '10.p.Zm9vYmFyYmF6',
  ...{ day: '2026-11-28', opponent: '港南マリナーズ', ground: '鶴浜スタジアム' },
  ...{ from: '2026-11-28T02:00:00.000Z', to: '2026-11-28T10:00:00.000Z' },
};

export const matchCards: readonly Schemas['MatchCard'][] = [
  { cardId: 21, jerseyNumber: '18', name: '佐伯 颯太', cardType: 'gold' },
  { cardId: 22, jerseyNumber: '51', name: '真壁 大悟', cardType: 'normal' },
];

const noticeTitle = '11月28日(土)の試合は中止になりました';

const nextTarget = {
  matchId: 12,
  day: '2026-12-12',
  opponent: '北嶺ウルブス',
  ground: '鶴浜スタジアム',
};

/** Of the match of 28 November. */
export const callOffPreview: Schemas['MatchCallOffPreview'] = {
  ...{ version: 3, orders: 132, fans: 118, reachable: 97 },
  list: [
    { orderId: '261121-7K3MPQ', name: '浜野 さくら', totalPrice: 3600, isPaid: true },
    { orderId: '261122-4H8TRW', name: '小林 航', totalPrice: 1800, isPaid: false },
  ],
  card: { cardId: 21, jerseyNumber: '18', name: '佐伯 颯太', cardType: 'gold' },
  choices: [
    {
      target: nextTarget,
      notice: {
        title: noticeTitle,
        body: 'お受け取りは、12月12日(土)の試合（鶴浜スタジアム）の窓口に変わりました。お手続きはいりません。',
      },
    },
    {
      target: null,
      notice: {
        title: noticeTitle,
        body: 'お受け取りの日は、まだ決まっていません。ご注文は、このままお預かりします。',
      },
    },
  ],
};

export const callOff: Schemas['MatchCallOff'] = {
  id: '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b',
  ...{ state: 'canceled', target: nextTarget, by: '佐野 みなみ' },
  ...{ at: '2026-11-22T02:59:00.000Z', undoUntil: '2026-11-22T02:59:15.000Z', undoneAt: null },
  undoSeconds: 0,
  ...{ orders: 132, fans: 118, notified: 118 },
};

const uniform = {
  productId: 12,
  productName: 'ホームユニフォーム 2026',
  option: { id: 21, label: 'M' },
};
const towel = { productId: 7, productName: 'フェイスタオル' };

/** Of the match of 28 November: one order is handed over already. */
export const matchPacking: Schemas['MatchPacking'] = {
  match: {
    ...{ matchId: 10, day: '2026-11-28', opponent: '港南マリナーズ', ground: '鶴浜スタジアム' },
    state: 'planned',
  },
  goods: [
    { ...towel, open: 23, handedOver: 1, dropped: 0, moved: 0, free: 40 },
    { ...uniform, open: 3, handedOver: 0, dropped: 1, moved: 0, free: 0 },
    {
      ...{ productId: 9, productName: 'マフラータオル' },
      ...{ open: 0, handedOver: 0, dropped: 0, moved: 0, free: 12 },
    },
  ],
  orders: [
    {
      ...{ id: '261120-4H8TRW', name: '小林 航', state: 'open', due: 12_400 },
      items: [
        { ...uniform, quantity: 3 },
        { ...towel, quantity: 2 },
      ],
    },
    {
      ...{ id: '261121-7K3MPQ', name: '浜野 さくら', state: 'open', due: 0 },
      items: [{ ...towel, quantity: 21 }],
    },
    {
      ...{ id: '261122-C3D4EF', name: '竹之内 誠', state: 'handed_over', due: 0 },
      items: [{ ...towel, quantity: 1 }],
    },
  ],
  totalCount: 3,
};
