import type { ReactNode } from 'react';
import { formatDateTime } from '../../../format';
import { parseUrl } from '../../../format/internal';
import { ExternalIcon } from '../../../icons';
import {
  Button,
  Center,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Skeleton,
  Stack,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { ListedProduct, ProductOption, ShopProduct } from '../ProductCard/ProductCard';
import { productPageMessages } from './messages';
import * as styles from './ProductPage.css';
import { ProductPageGallery } from './ProductPageGallery';
import { ProductPageTitle } from './ProductPageTitle';

export type ProductPageProps = {
  product: ShopProduct;
  /** The chosen option, whose price and stock are shown. */
  option?: ProductOption | undefined;
  /** The purchase form. */
  children: ReactNode;
};

/** Each field of a product that neither the list, the description, the stock nor the purchase form shows. */
type Fact =
  | Exclude<
      keyof ShopProduct,
      | keyof ListedProduct
      | 'description'
      | 'externalLinkUrl'
      | 'imageTexts'
      | 'opensAt'
      | 'closesAt'
      | 'perPerson'
    >
  | 'madeToOrder'
  | 'sale';

/** Page of one product: product and purchase form first, then the details. */
export function ProductPage({ product, option, children }: ProductPageProps) {
  const m = useMessages('ProductPage', productPageMessages);
  const facts: Record<Fact, { term: string; detail: string }> = {
    size: { term: m.size, detail: product.size },
    material: { term: m.material, detail: product.material },
    sale: {
      term: product.madeToOrder ? m.orderPeriod : m.sale,
      detail: m.period(
        formatDateTime(product.opensAt ?? ''),
        formatDateTime(product.closesAt ?? ''),
      ),
    },
    madeToOrder: { term: m.deliveryPeriod, detail: product.madeToOrder?.deliveryPeriod ?? '' },
    minimum: { term: m.minimum, detail: product.minimum ? m.minimumHelp(product.minimum) : '' },
  };
  const shownFacts = Object.values(facts).filter(({ detail }) => detail !== '');

  return (
    <Center width="wide">
      <article className={styles.root}>
        <div className={styles.pictures}>
          <ProductPageGallery
            name={product.name}
            imageUrls={product.imageUrls}
            imageTexts={product.imageTexts}
          />
        </div>
        <Stack gap="xl">
          <ProductPageTitle product={product} option={option} />
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

export type ProductPageExternalProps = {
  /** Address of the seller's page. Only http and https links are shown. */
  href: string | null;
};

/** Link to a seller on whose site a product is bought; opens in a new tab. */
export function ProductPageExternal({ href }: ProductPageExternalProps) {
  const m = useMessages('ProductPage', productPageMessages);
  const page = webPage(href);
  if (!page)
    return (
      <div className={styles.unavailable}>
        <strong>{m.unavailable}</strong>
        <Text as="span" tone="muted">
          {m.unavailableHelp}
        </Text>
      </div>
    );

  return (
    <Stack gap="md">
      <Button tone="accent" fullWidth href={page.href} newTab icon={<ExternalIcon size="small" />}>
        {m.externalBuy}
      </Button>
      <Text kind="caption" phrases tone="muted" align="center">
        {m.externalHelp(page.host)}
      </Text>
    </Stack>
  );
}

function webPage(href: string | null): URL | null {
  const url = href === null ? null : parseUrl(href);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
