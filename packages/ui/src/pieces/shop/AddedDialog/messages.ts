export const addedDialogMessages = {
  title: 'カートに追加しました',
  quantity: (quantity: number) => `数量 ${quantity.toLocaleString('ja-JP')}`,
  toCart: 'カートへ進む',
  keepShopping: '買い物を続ける',
};

export type AddedDialogMessages = typeof addedDialogMessages;
