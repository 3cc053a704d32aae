import { useIdempotencyKey } from '@homestand/app-core/react/useIdempotencyKey';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import {
  ProductDetails,
  ProductForm,
  ProductImages,
  ProductPreview,
  StaffPage,
} from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { emptyProduct } from '../../data/shop/productDraft';
import { createShopProduct } from '../../data/shop/products';
import { pathTo } from '../../paths';
import { fansProductOf } from './product.map';
import { useProductEditor } from './useProductEditor';

/** Adds a product, which stays hidden until somebody shows it. */
export function NewProductScreen() {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { keyFor } = useIdempotencyKey();
  const { typed, form, images } = useProductEditor({
    stored: emptyProduct,
    name: 'new',
    save: (_version, content) => createShopProduct(content, keyFor(content)),
    reload: async () => undefined,
    onSaved({ id }) {
      if (isCurrent())
        void navigate(pathTo('product', { productId: String(id) }), { replace: true });
    },
  });
  return (
    <StaffPage backHref={pathTo('products')} current="products">
      <ProductDetails
        publication={null}
        form={<ProductForm kind="new" {...form} pictures={<ProductImages {...images} />} />}
        preview={<ProductPreview product={fansProductOf(typed, emptyProduct)} />}
      />
    </StaffPage>
  );
}
