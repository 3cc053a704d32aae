export const addressCardMessages = {
  none: 'お届け先はまだ登録されていません',
  noneHelp: '登録しておくと、お買い物のたびに入力せずにすみます。',
  create: '登録する',
  edit: '編集する',
  postalMark: '〒',
  loading: 'お届け先を読み込んでいます',
};

export type AddressCardMessages = typeof addressCardMessages;
