import { formatYen } from '../../../format';

export const boothGoodsMessages = {
  title: 'ブースで売る',
  search: '商品をさがす',
  count: (count: number) => `${count}件`,
  loading: '商品を読み込んでいます',
  empty: '売れる商品がありません',
  emptyHelp: '責任者が商品を登録すると、ここに出ます。',
  none: 'この名前の商品はありません。',
  price: (least: number, most: number) =>
    least === most ? formatYen(least) : `${formatYen(least)}〜`,
  options: (count: number) => `${count}種類`,
};
