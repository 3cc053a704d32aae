export const productPageMessages = {
  size: 'サイズ',
  material: '素材',
  about: '商品について',
  loading: '読み込み中',
};

export type ProductPageMessages = typeof productPageMessages;
