import { formatCount } from '../../../format/internal';

export const stockAlertsMessages = {
  title: '在庫が少ない商品',
  loading: '在庫を読み込んでいます',
  products: '商品を見る',
  product: '商品',
  sellable: '売れる数',
  count: '数え直す',
  countOf: (name: string, label: string) =>
    `${label === '' ? name : `${name}（${label}）`}を数え直す`,
  none: '在庫を数えている商品に、残りわずか・売り切れのものはありません。',
  oversold: (pieces: number) => `ブースで${formatCount(pieces)}点多く売れました。`,
  short: (orders: number) =>
    orders === 0
      ? '棚を数え直して、在庫に記録してください。'
      : `受け取りや発送を待つ注文${formatCount(orders)}件に、足りないものがあるかもしれません。棚を数え直して、在庫に記録してください。`,
  more: (count: number) => `ほかに${formatCount(count)}件あります。`,
};
