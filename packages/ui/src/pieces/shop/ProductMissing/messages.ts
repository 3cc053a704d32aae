export const productMissingMessages = {
  title: '商品が見つかりません',
  help: '販売を終えたか、アドレスがちがうようです。ほかの商品もぜひご覧ください。',
  shop: 'ショップへもどる',
};

export type ProductMissingMessages = typeof productMissingMessages;
