export const shopCategoriesMessages = {
  title: 'ファンショップ',
  label: 'カテゴリー',
  all: 'すべて',
  goods: '応援グッズ',
  jewelry: 'ジュエリー',
  digital: 'デジタルコンテンツ',
};

export type ShopCategoriesMessages = typeof shopCategoriesMessages;
