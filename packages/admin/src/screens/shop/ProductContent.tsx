import { useAction } from '@homestand/app-core/react/useAction';
import {
  OptionTable,
  ProductDetails,
  ProductForm,
  ProductImages,
  ProductOptions,
  ProductPreview,
  StockDialog,
} from '@homestand/ui';
import type { ShopProduct } from '../../data/shop/products';
import { putShopProduct, putShopProductState, type useShopProduct } from '../../data/shop/products';
import { priceTagsFor } from '../../paths';
import { Production } from './Production';
import { fansProductOf } from './product.map';
import { useOptionsEditor } from './useOptionsEditor';
import { useProductEditor } from './useProductEditor';
import { useStockEditor } from './useStockEditor';

type Props = { product: ShopProduct; mutate: ReturnType<typeof useShopProduct>['mutate'] };

/** One product that is loaded: its form, its stock and what fans see of it. */
export function ProductContent({ product, mutate }: Props) {
  const { id } = product;
  const reload = () => mutate();
  const onSaved = (saved: ShopProduct) => void mutate(saved, { revalidate: false });
  const { typed, form, images } = useProductEditor({
    stored: product,
    name: String(id),
    save: (version, content) => putShopProduct(id, { version, content }),
    reload,
    onSaved,
  });
  const options = useOptionsEditor(product, { reload, onSaved });
  const stock = useStockEditor(product, reload);
  const { pending, error, run } = useAction();
  const isMadeToOrder = product.content.deliveryPeriod !== null;
  const isAtBooths =
    product.state !== 'retired' && product.content.externalLinkUrl === null && !isMadeToOrder;
  const isSold = form.value.externalLinkUrl === '';
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
      options={isSold && <ProductOptions {...options} />}
      stock={
        isSold &&
        (isMadeToOrder ? <Production product={product} /> : <OptionTable {...stock.table} />)
      }
      {...(isAtBooths && { priceTagsHref: priceTagsFor(id) })}
      preview={<ProductPreview product={fansProductOf(typed, product)} />}
    >
      <StockDialog {...stock.dialog} />
    </ProductDetails>
  );
}
