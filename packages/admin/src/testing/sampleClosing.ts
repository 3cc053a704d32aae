import type { components } from '@homestand/api-client';
import { matchAt } from './sampleMatches';
import { tillDetail } from './sampleMoney';

type Closing = components['schemas']['MatchClosing'];

const figures: Closing['figures'] = {
  at: '2026-11-22T02:59:00.000Z',
  orders: { count: 131, handedOver: 129, left: 2, ofOthers: 3 },
  goods: [
    {
      ...{ productId: 1, optionId: null, name: 'マフラータオル', label: '' },
      ...{ ordered: 120, handedOver: 119, left: 1, booth: 42 },
    },
    {
      ...{ productId: 2, optionId: 12, name: 'ホームユニフォーム 2026', label: 'L' },
      ...{ ordered: 31, handedOver: 30, left: 1, booth: 4 },
    },
  ],
  money: {
    card: 412_800,
    cash: { orders: 86_400, booth: 61_200 },
    other: { orders: 14_400, booth: 21_600 },
  },
  refunds: { count: 1, card: 1800, cash: 0, other: 0 },
  tills: [
    {
      ...{ tillId: tillDetail.till.id, name: 'レジ1', open: true, unsent: 2 },
      ...{ start: 30_000, cash: 147_600, corrections: 0, expected: 177_600, counted: 177_500 },
      ...{ other: 36_000, notCounted: 0 },
    },
  ],
  left: [
    { orderId: '261121-7K3MPQ', pieces: 2, due: 3600, until: '2026-10-24T14:59:59.999Z' },
    { orderId: '261122-4H8TRW', pieces: 1, due: 0, until: '2026-10-24T14:59:59.999Z' },
  ],
};

export const openClosing: Closing = { match: matchAt(0), closed: null, figures, present: null };

export const closedMatch: Closing = {
  ...openClosing,
  closed: {
    id: '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4e',
    ...{ at: '2026-11-22T02:59:00.000Z', by: '佐野 みなみ' },
  },
};

/** A counter without the server has sent another sale since. */
export const changedClosing: Closing = {
  ...closedMatch,
  present: {
    ...figures,
    money: { ...figures.money, cash: { orders: 86_400, booth: 63_000 } },
  },
};
