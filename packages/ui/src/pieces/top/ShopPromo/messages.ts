export const shopPromoMessages = {
  label: 'FAN SHOP',
  title: 'ファンショップ',
  help: 'ユニフォームやタオルなど、応援グッズがそろっています。',
  more: 'もっと見る',
};

export type ShopPromoMessages = typeof shopPromoMessages;
