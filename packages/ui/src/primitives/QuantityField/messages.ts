export const quantityFieldMessages = {
  label: '数量',
  invalid: '正しい数量を入力してください',
  min: (least: number) => `数量は${least}以上で入力してください`,
  max: (most: number) => `数量は${most}以下で入力してください`,
  increase: '数量を増やす',
  decrease: '数量を減らす',
  remove: '商品を削除',
  changed: (quantity: number) => `数量 ${quantity}`,
};

export type QuantityFieldMessages = typeof quantityFieldMessages;
