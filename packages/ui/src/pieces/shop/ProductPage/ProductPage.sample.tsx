import { ExternalPurchase, ProductPage, type ShopProduct } from '@homestand/ui';

const towel: ShopProduct = {
  id: 1,
  name: 'フェイスタオル',
  price: 2000,
  size: '34 × 80 cm',
  material: '綿100%',
  description: '応援にも、ふだんの汗ふきにも使えます。',
  imageUrls: [],
  category: 'goods for support',
  externalLinkEnabled: 1,
  externalLinkUrl: 'https://example.com/goods',
};

export function TowelPage() {
  return (
    <ProductPage product={towel}>
      <ExternalPurchase href={towel.externalLinkUrl} />
    </ProductPage>
  );
}
