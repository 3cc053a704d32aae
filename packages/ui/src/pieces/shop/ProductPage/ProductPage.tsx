import type { ReactNode } from 'react';
import {
  Center,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Skeleton,
  Stack,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { ListedProduct, ShopProduct } from '../ProductCard/ProductCard';
import { ProductCardPrice } from '../ProductCard/ProductCardPrice';
import { ProductGallery } from '../ProductGallery/ProductGallery';
import { productPageMessages } from './messages';
import * as styles from './ProductPage.css';

export type ProductPageProps = {
  product: ShopProduct;
  /** The purchase form. */
  children: ReactNode;
};

/** Each field of a product that neither the list, the description nor the purchase form shows. */
type Fact = Exclude<keyof ShopProduct, keyof ListedProduct | 'description' | 'externalLinkUrl'>;

/** Page of one product: product and purchase form first, then the details. */
export function ProductPage({ product, children }: ProductPageProps) {
  const m = useMessages('ProductPage', productPageMessages);
  const facts: Record<Fact, { term: string; detail: string }> = {
    size: { term: m.size, detail: product.size },
    material: { term: m.material, detail: product.material },
  };
  const shownFacts = Object.values(facts).filter(({ detail }) => detail !== '');

  return (
    <Center width="wide">
      <article className={styles.root}>
        <div className={styles.pictures}>
          <ProductGallery name={product.name} imageUrls={product.imageUrls} />
        </div>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={2}>{product.name}</Heading>
            <ProductCardPrice amount={product.price} size="large" />
          </Stack>
          {children}
          {shownFacts.length > 0 && (
            <DescriptionList divided>
              {shownFacts.map(({ term, detail }) => (
                <DescriptionListItem key={term} term={term}>
                  {detail}
                </DescriptionListItem>
              ))}
            </DescriptionList>
          )}
          {product.description !== '' && (
            <Stack as="section" gap="sm">
              <Heading level={3}>{m.about}</Heading>
              <p className={styles.description}>{product.description}</p>
            </Stack>
          )}
        </Stack>
      </article>
    </Center>
  );
}

export function ProductPageSkeleton() {
  const m = useMessages('ProductPage', productPageMessages);
  return (
    <Center width="wide">
      <div className={styles.root} aria-busy="true">
        <div className={styles.pictures}>
          <Skeleton kind="block" ratio="1/1" />
          <div className={styles.controlsWait} />
        </div>
        <Stack gap="xl">
          <Stack gap="xs">
            <Skeleton size="large" label={m.loading} />
            <Skeleton />
          </Stack>
          <Skeleton lines={5} />
        </Stack>
      </div>
    </Center>
  );
}
