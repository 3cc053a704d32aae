export const productStateMessages = {
  on_sale: '販売中',
  hidden: '非公開',
  retired: '販売終了',
};

export type ProductStateMessages = typeof productStateMessages;
