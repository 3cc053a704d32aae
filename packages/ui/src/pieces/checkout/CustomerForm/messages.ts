export const customerFormMessages = {
  title: '情報入力',
  customer: 'お客様情報',
  address: 'お届け先',
  register: 'この住所を登録する',
  registerHelp: '次のお買い物から、入力を省けます。',
  registerAgain: '登録済みのお届け先が、この内容に変わります。',
  next: '次へ進む',
  back: 'カートへ戻る',
};

export type CustomerFormMessages = typeof customerFormMessages;
