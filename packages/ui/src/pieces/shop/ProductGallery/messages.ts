export const productGalleryMessages = {
  label: '商品の写真',
  pictureOf: (name: string, position: number, count: number) =>
    count > 1 ? `${name}の写真 ${position}枚目` : `${name}の写真`,
};

export type ProductGalleryMessages = typeof productGalleryMessages;
