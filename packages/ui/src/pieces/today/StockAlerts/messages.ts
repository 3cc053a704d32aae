import { formatCount } from '../../../format/internal';

export const stockAlertsMessages = {
  title: '在庫が少ない商品',
  loading: '在庫を読み込んでいます',
  products: '商品を見る',
  product: '商品',
  sellable: '売れる数',
  none: '在庫を数えている商品に、残りわずか・売り切れのものはありません。',
  more: (count: number) => `ほかに${formatCount(count)}件あります。`,
};
