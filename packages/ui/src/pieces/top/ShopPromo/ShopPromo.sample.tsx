import { ShopPromo } from '@homestand/ui';

export function ShopEntrance() {
  return <ShopPromo moreHref="#shop" />;
}
