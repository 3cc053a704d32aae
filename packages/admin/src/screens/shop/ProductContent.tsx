import { useAction } from '@homestand/app-core/react/useAction';
import {
  OptionTable,
  ProductDetails,
  ProductForm,
  ProductImages,
  ProductPreview,
  StockDialog,
} from '@homestand/ui';
import type { ShopProduct } from '../../data/shop/products';
import { putShopProduct, putShopProductState, type useShopProduct } from '../../data/shop/products';
import { fansProductOf } from './product.map';
import { useProductEditor } from './useProductEditor';
import { useStockEditor } from './useStockEditor';

type Props = { product: ShopProduct; mutate: ReturnType<typeof useShopProduct>['mutate'] };

/** One product that is loaded: its form, its stock and what fans see of it. */
export function ProductContent({ product, mutate }: Props) {
  const { id } = product;
  const reload = () => mutate();
  const { typed, form, images } = useProductEditor({
    stored: product,
    name: String(id),
    save: (version, content) => putShopProduct(id, { version, content }),
    reload,
    onSaved: (saved) => void mutate(saved, { revalidate: false }),
  });
  const stock = useStockEditor(product, reload);
  const { pending, error, run } = useAction();
  return (
    <ProductDetails
      publication={{
        state: product.state,
        pending,
        error,
        onState: (state) =>
          run(async () => {
            await putShopProductState(id, state);
            await reload();
          }),
      }}
      form={<ProductForm kind="existing" {...form} pictures={<ProductImages {...images} />} />}
      stock={form.value.externalLinkUrl === '' && <OptionTable {...stock.table} />}
      preview={<ProductPreview product={fansProductOf(typed, product)} />}
    >
      <StockDialog {...stock.dialog} />
    </ProductDetails>
  );
}
