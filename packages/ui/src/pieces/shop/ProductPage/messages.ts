export const productPageMessages = {
  size: 'サイズ',
  material: '素材',
  about: '商品について',
  loading: '読み込み中',
  label: '商品の写真',
  pictureOf: (name: string, position: number, count: number) =>
    count > 1 ? `${name}の写真 ${position}枚目` : `${name}の写真`,
};

export type ProductPageMessages = typeof productPageMessages;
