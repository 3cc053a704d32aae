export const addressFormMessages = {
  title: 'お届け先の入力',
  customer: 'お届け先の方',
  address: '住所',
  submit: '保存する',
};

export type AddressFormMessages = typeof addressFormMessages;
