export const productMissingMessages = {
  title: '商品が見つかりません',
  help: '販売を終えたか、アドレスが違うようです。ほかの商品もぜひご覧ください。',
  shop: 'ショップへ戻る',
};

export type ProductMissingMessages = typeof productMissingMessages;
