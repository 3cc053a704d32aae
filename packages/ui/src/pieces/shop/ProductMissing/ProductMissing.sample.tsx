import { ProductMissing } from '@homestand/ui';

export function UnknownProduct() {
  return <ProductMissing shopHref="#shop" />;
}
