import { fans } from './fans.ts';
import type { Order } from './orders.ts';
import { products } from './products.ts';
import type { Before } from './when.ts';

/** Helpers' phones that were desks earlier today. */
export const desks: readonly { name: string; enrolledBy: string }[] = [
  { name: 'レジ1', enrolledBy: 'sano' },
];

/** A pickup that was handed over today; `by` is a login ID of the staff or the name of a desk. */
export type HandOver = {
  by: string;
  minutesAgo: number;
  /** Of an order that is paid at the counter. */
  means?: 'cash' | 'other';
};

export type MatchDayOrder = { order: Order; handOver?: HandOver };

export type Correction = {
  /** A login ID of the staff or the name of a desk. */
  till: string;
  by: string;
  minutesAgo: number;
  means: 'cash' | 'other';
  amount: number;
  reason: string;
};

export const corrections: readonly Correction[] = [
  {
    till: 'レジ1',
    by: 'sano',
    minutesAgo: 20,
    means: 'cash',
    amount: -100,
    reason: '数え直したら100円足りませんでした',
  },
];

/** Names of customers with their kana and their cards' names, by fan. The first fan's orders are in orders.ts. */
const customers: Readonly<Record<string, readonly [name: string, kana: string, onCard: string]>> = {
  'demo-fan-02': ['竹之内 誠', 'タケノウチ マコト', 'MAKOTO TAKENOUCHI'],
  'demo-fan-03': ['長谷 和子', 'ハセ カズコ', 'KAZUKO HASE'],
  'demo-fan-04': ['小西 健二', 'コニシ ケンジ', 'KENJI KONISHI'],
  'demo-fan-05': ['黒木 千尋', 'クロキ チヒロ', 'CHIHIRO KUROKI'],
  'demo-fan-06': ['麦田 修', 'ムギタ オサム', 'OSAMU MUGITA'],
  'demo-fan-07': ['渚 優子', 'ナギサ ユウコ', 'YUKO NAGISA'],
  'demo-fan-08': ['柴田 雅之', 'シバタ マサユキ', 'MASAYUKI SHIBATA'],
  'demo-fan-09': ['森 大吾', 'モリ ダイゴ', 'DAIGO MORI'],
  'demo-fan-10': ['上野 春香', 'ウエノ ハルカ', 'HARUKA UENO'],
  'demo-fan-11': ['風間 亮', 'カザマ リョウ', 'RYO KAZAMA'],
  'demo-fan-12': ['瀬戸 航', 'セト ワタル', 'WATARU SETO'],
};

/** Quantities by the names of products. */
type Goods = Readonly<Record<string, number>>;

type Details = {
  goods: Goods;
  ordered: Before;
  updated?: Before;
  memo?: string;
};

function commonOf(fan: string, { goods, ordered, updated = ordered, memo: note }: Details) {
  const [name = '', kana = ''] = customers[fan] ?? [];
  return {
    fan,
    name,
    kana,
    email: fans.find(({ sub }) => sub === fan)?.email ?? '',
    phone: `0901234${fan.slice(-2).padStart(4, '0')}`,
    items: Object.entries(goods).map(([product, quantity]) => ({
      product: indexOf(product),
      quantity,
    })),
    ordered,
    updated,
    ...(note !== undefined && { memo: note }),
  };
}

function indexOf(name: string): number {
  const index = products.findIndex((product) => product.name === name);
  if (index === -1) throw new Error(`The shop has no ${name}.`);
  return index;
}

const cardOf = (fan: string) =>
  ({
    paymentMethod: 'credit_card',
    cardLastFour: `42${fan.slice(-2)}`,
    cardHolderName: customers[fan]?.[2] ?? '',
  }) as const;

const ago = (daysAgo: number, time: string): Before => ({ daysAgo, time });

type Waiting = readonly [fan: number, ordered: Before, goods: Goods, note?: string];

function waiting(payment: 'paid' | 'venue') {
  return ([number, ordered, goods, note]: Waiting): MatchDayOrder => {
    const fan = `demo-fan-${String(number).padStart(2, '0')}`;
    return {
      order: {
        ...commonOf(fan, { goods, ordered, ...(note !== undefined && { memo: note }) }),
        ...(payment === 'paid' ? cardOf(fan) : { paymentMethod: 'at_pickup' as const }),
        deliveryMethod: 'venue',
        deliveryStatus: 'pending',
      },
    };
  };
}

const waitingPaid: readonly Waiting[] = [
  [2, ago(6, '21:04'), { 'ホームユニフォーム 2026': 1, 応援メガホン: 2 }],
  [3, ago(6, '20:15'), { 'スカーレットバルーン（2本組）': 4 }, 'お孫さんと一緒に受け取り'],
  [4, ago(5, '22:40'), { レプリカキャップ: 1 }],
  [5, ago(5, '23:12'), { 背番号キーホルダー: 3, 'アクリルスタンド 真壁 悠真': 1 }],
  [6, ago(5, '05:30'), { クラブハウスマグ: 6 }, '割れ物。箱のまま渡す'],
  [7, ago(4, '19:48'), { スカーレットマフラータオル: 2, リストバンド: 2, 応援フラッグ: 1 }],
  [8, ago(4, '20:02'), { 開港記念ユニフォーム: 1 }],
  [9, ago(4, '20:33'), { ベンチボトル: 1, スタジアムタオル: 1 }],
  [10, ago(3, '12:20'), { スカーレッツTシャツ: 2 }, 'M と L を1枚ずつ'],
  [11, ago(3, '07:55'), { 'デイリーキャップ ネイビー': 1, ナイターパーカー: 1 }],
  [
    2,
    ago(3, '21:10'),
    {
      スカーレットマフラータオル: 2,
      応援メガホン: 2,
      'スカーレットバルーン（2本組）': 2,
      背番号うちわ: 3,
      ステッカーシート: 1,
    },
  ],
  [4, ago(2, '18:26'), { スタジアムトート: 1, '缶バッジセット（3個）': 2 }],
  [5, ago(2, '19:03'), { サインボール台つき記念球: 1 }, '奥の棚の2段目'],
  [7, ago(2, '21:37'), { 波のリング: 1 }, '貴重品。金庫から出す'],
  [8, ago(2, '22:18'), { スカーレットナイトユニフォーム: 1 }],
  [9, ago(1, '08:44'), { 'ぬいぐるみ みなとん': 2 }],
  [10, ago(1, '12:31'), { スマートフォンケース: 1 }],
  [11, ago(1, '17:09'), { 背番号キーホルダー: 1 }],
  [3, ago(1, '20:50'), { 背番号うちわ: 5, 応援フラッグ: 2 }],
  [12, { minutesAgo: 130 }, { レプリカキャップ: 1, スカーレットマフラータオル: 1 }],
  [6, { minutesAgo: 170 }, { スタジアムタオル: 3 }],
  [4, { minutesAgo: 75 }, { 応援メガホン: 1 }],
  [2, { minutesAgo: 40 }, { 'ビジターユニフォーム 2026': 1, レプリカキャップ: 2 }],
  [5, { minutesAgo: 18 }, { ステッカーシート: 2 }],
];

const waitingAtVenue: readonly Waiting[] = [
  [2, ago(6, '21:20'), { 背番号キーホルダー: 2 }],
  [3, ago(5, '19:40'), { スカーレットマフラータオル: 1 }, '1万円札のお釣りを用意'],
  [4, ago(5, '23:50'), { 応援メガホン: 2, 背番号うちわ: 1 }],
  [5, ago(4, '12:05'), { 'スカーレットバルーン（2本組）': 1 }],
  [6, ago(4, '05:10'), { スタジアムトート: 1, クラブハウスマグ: 1 }],
  [7, ago(3, '18:52'), { リストバンド: 1 }],
  [8, ago(3, '20:27'), { レプリカキャップ: 2 }, '2つとも子ども用'],
  [
    9,
    ago(3, '21:59'),
    { 'ホームユニフォーム 2026': 1, スカーレットマフラータオル: 1, 応援フラッグ: 1 },
  ],
  [10, ago(2, '07:33'), { 'アクリルスタンド 真壁 悠真': 2 }],
  [11, ago(2, '18:01'), { ベンチボトル: 1 }],
  [3, ago(2, '20:20'), { 'ぬいぐるみ みなとん': 1, '缶バッジセット（3個）': 1 }],
  [7, ago(1, '12:48'), { 応援メガホン: 3, スタジアムタオル: 2 }],
  [9, ago(1, '19:16'), { ステッカーシート: 4 }],
  [12, { minutesAgo: 120 }, { 背番号うちわ: 1, 応援メガホン: 1 }, '今日がはじめての観戦'],
  [10, { minutesAgo: 62 }, { 'スカーレットバルーン（2本組）': 3 }],
  [8, { minutesAgo: 25 }, { スカーレッツTシャツ: 1 }],
];

type HandedOver = readonly [fan: number, ordered: Before, goods: Goods, handOver: HandOver];

const handedOverToday: readonly HandedOver[] = [
  [3, ago(4, '20:44'), { レプリカキャップ: 2 }, { by: 'miura', minutesAgo: 205 }],
  [
    6,
    ago(3, '05:42'),
    { スカーレットマフラータオル: 1 },
    { by: 'レジ1', minutesAgo: 188, means: 'cash' },
  ],
  [2, ago(2, '19:25'), { 応援メガホン: 2 }, { by: 'miura', minutesAgo: 174, means: 'cash' }],
  [11, ago(5, '08:12'), { ナイターパーカー: 1 }, { by: 'レジ1', minutesAgo: 160 }],
  [
    4,
    ago(1, '21:31'),
    { 'スカーレットバルーン（2本組）': 2 },
    { by: 'レジ1', minutesAgo: 141, means: 'cash' },
  ],
  [7, ago(2, '22:09'), { スタジアムタオル: 2, リストバンド: 2 }, { by: 'miura', minutesAgo: 118 }],
  [5, ago(3, '23:26'), { 背番号うちわ: 2 }, { by: 'miura', minutesAgo: 96, means: 'other' }],
  [
    10,
    ago(6, '18:55'),
    { スカーレッツTシャツ: 1, ベンチボトル: 1 },
    { by: 'レジ1', minutesAgo: 71, means: 'other' },
  ],
  [8, ago(4, '07:20'), { クラブハウスマグ: 2 }, { by: 'miura', minutesAgo: 44 }],
  [9, ago(1, '20:37'), { 応援フラッグ: 1 }, { by: 'miura', minutesAgo: 31, means: 'cash' }],
];

/** Orders that the counter must not hand over, one for each of its answers. */
const notToHandOver: readonly Order[] = [
  {
    ...commonOf('demo-fan-04', {
      goods: { クラブハウスマグ: 1 },
      ordered: ago(6, '19:05'),
      updated: ago(2, '08:30'),
      memo: 'お客さまのご希望でキャンセル',
    }),
    paymentMethod: 'at_pickup',
    deliveryMethod: 'venue',
    deliveryStatus: 'canceled',
  },
  {
    ...commonOf('demo-fan-07', {
      goods: { 開港記念ユニフォーム: 1 },
      ordered: ago(5, '13:14'),
      updated: ago(1, '10:02'),
    }),
    ...cardOf('demo-fan-07'),
    paymentStatus: 'refunded',
    deliveryMethod: 'venue',
    deliveryStatus: 'canceled',
  },
  {
    ...commonOf('demo-fan-06', {
      goods: { 背番号キーホルダー: 1, ステッカーシート: 1 },
      ordered: ago(1, '22:11'),
    }),
    ...cardOf('demo-fan-06'),
    paymentStatus: 'failed',
    deliveryMethod: 'venue',
    deliveryStatus: 'pending',
  },
  {
    ...commonOf('demo-fan-02', {
      goods: { 'ぬいぐるみ みなとん': 1 },
      ordered: ago(1, '09:37'),
    }),
    ...cardOf('demo-fan-02'),
    deliveryMethod: 'shipping',
    deliveryStatus: 'unshipped',
    address: {
      name: '竹之内 誠',
      kana: 'タケノウチ マコト',
      email: 'takenouchi@example.com',
      postalCode: '2310023',
      prefecture: '神奈川県',
      city: '横浜市中区',
      street: '山下町4-5',
      phoneNumber: '09012340002',
    },
  },
];

/** Orders of a match day at the counter, of other fans than the first. */
export const matchDayOrders: readonly MatchDayOrder[] = [
  ...waitingPaid.map(waiting('paid')),
  ...waitingAtVenue.map(waiting('venue')),
  ...handedOverToday.map(([number, ordered, goods, handOver]): MatchDayOrder => {
    const { order } = waiting(handOver.means === undefined ? 'paid' : 'venue')([
      number,
      ordered,
      goods,
    ]);
    return { order: { ...order, deliveryMethod: 'venue', deliveryStatus: 'received' }, handOver };
  }),
  ...notToHandOver.map((order) => ({ order })),
];
