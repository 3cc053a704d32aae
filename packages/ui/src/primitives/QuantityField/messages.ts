export const quantityFieldMessages = {
  label: '数量',
  invalid: '正しい数量を入力してください',
  min: '数量は1以上で入力してください',
  max: '数量は999999999以下で入力してください',
  increase: '数量を増やす',
  decrease: '数量を減らす',
  remove: '商品を削除',
  changed: (quantity: number) => `数量 ${quantity}`,
};

export type QuantityFieldMessages = typeof quantityFieldMessages;
