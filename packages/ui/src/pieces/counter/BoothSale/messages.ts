import { formatYen } from '../../../format';

export const boothSaleMessages = {
  option: '種類',
  optionLabel: (label: string, price: number) => `${label} ${formatYen(price)}`,
  optionMissing: '種類を選んでください。',
  quantity: '数',
  means: 'お支払いの方法',
  cash: '現金',
  other: 'その他',
  total: '合計',
  record: '売りました',
  taken: (means: 'cash' | 'other', quantity: number, amount: number) =>
    means === 'cash'
      ? `${quantity}点、現金 ${formatYen(amount)} を受け取りました`
      : `${quantity}点、${formatYen(amount)} を受け取りました`,
  add: 'ほかの商品とまとめて会計する',
  back: '商品の一覧に戻る',
};
