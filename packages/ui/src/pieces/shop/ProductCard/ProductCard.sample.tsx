import { ProductCard, type ShopProduct } from '@homestand/ui';

const towel: ShopProduct = {
  id: 1,
  name: 'フェイスタオル',
  price: 2000,
  size: '34 × 80 cm',
  material: '綿100%',
  description: '',
  imageUrls: [],
  category: 'goods for support',
  externalLinkEnabled: 0,
  externalLinkUrl: null,
};

export function TowelCard() {
  return <ProductCard product={towel} href="#goods-1" />;
}
