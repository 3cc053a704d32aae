import { type ListedProduct, ProductCard } from '@homestand/ui';

const towel: ListedProduct = {
  id: 1,
  name: 'フェイスタオル',
  price: 2000,
  imageUrls: [],
  category: 'goods for support',
  externalLinkEnabled: 0,
};

export function TowelCard() {
  return <ProductCard product={towel} href="#goods-1" />;
}
