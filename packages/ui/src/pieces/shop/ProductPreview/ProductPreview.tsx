import { Heading } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { ShopProduct } from '../ProductCard/ProductCard';
import { ProductPage, ProductPageExternal } from '../ProductPage/ProductPage';
import { QuantityForm } from '../QuantityForm/QuantityForm';
import { productPreviewMessages } from './messages';
import * as styles from './ProductPreview.css';

export type ProductPreviewProps = { product: ShopProduct };

const nothing = () => {};

/** The page of a product as a fan sees it on a phone. It can only be looked at. */
export function ProductPreview({ product }: ProductPreviewProps) {
  const m = useMessages('ProductPreview', productPreviewMessages);
  return (
    <section aria-label={m.title} className={styles.root}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      <div inert className={styles.phone}>
        {/* Several would take turns, and nobody could stop them. */}
        <ProductPage product={{ ...product, imageUrls: product.imageUrls.slice(0, 1) }}>
          {product.externalLinkEnabled === 1 ? (
            <ProductPageExternal href={product.externalLinkUrl} />
          ) : (
            <QuantityForm
              price={product.price}
              quantity={1}
              stock={product.stock}
              {...(product.options && {
                options: { items: product.options, selected: null, onSelect: nothing },
              })}
              onQuantityChange={nothing}
              onWayChange={nothing}
              onSubmit={nothing}
            />
          )}
        </ProductPage>
      </div>
    </section>
  );
}
