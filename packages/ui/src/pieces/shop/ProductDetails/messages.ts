export const productDetailsMessages = {
  priceTags: '値札を印刷',
  actions: '公開',
  show: '公開する',
  hide: '非公開にする',
  restore: '販売終了から戻す',
  retire: '販売を終了する…',
  retireTitle: 'この商品の販売を終了しますか？',
  retireHelp: 'ファンから見えなくなります。これまでの注文には残ります。いつでも戻せます。',
  retireConfirm: '販売を終了する',
  help: {
    on_sale: 'ファンに見えています。',
    hidden: 'ファンには見えません。',
    retired: 'ファンには見えません。戻すと、非公開の商品になります。',
  },
};

export type ProductDetailsMessages = typeof productDetailsMessages;
