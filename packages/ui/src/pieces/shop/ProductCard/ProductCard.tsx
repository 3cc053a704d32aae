import type { components } from '@homestand/api-client/contract';
import type { MouseEvent } from 'react';
import { ExternalIcon } from '../../../icons';
import { Badge } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductName } from '../../shared/ProductName/ProductName';
import { type ProductStock, StockLabel } from '../../shared/StockLabel/StockLabel';
import { productCardMessages } from './messages';
import * as styles from './ProductCard.css';
import { ProductCardPicture } from './ProductCardPicture';
import { lowestPriceOf, ProductCardPrice } from './ProductCardPrice';

/** A product as the server answers it, with what is left at this moment. */
export type ShopProduct = Omit<components['schemas']['Product'], 'stock' | 'options'> & {
  stock?: ProductStock;
  options?: ProductOption[];
};

/** A size or colour of a product. */
export type ProductOption = Omit<components['schemas']['ProductOption'], 'stock'> & {
  stock?: ProductStock;
};

/** What the shop's grid shows of a product. */
export type ListedProduct = Pick<
  ShopProduct,
  | 'id'
  | 'name'
  | 'price'
  | 'imageUrls'
  | 'category'
  | 'externalLinkEnabled'
  | 'madeToOrder'
  | 'stock'
  | 'options'
>;

export type ProductCardProps = {
  product: ListedProduct;
  href: string;
  /** Called on a plain click instead of following the link. */
  onOpen?: (() => void) | undefined;
  /** Visible without scrolling: its picture loads at high priority. */
  priority?: boolean;
};

/** A product in the shop's grid. The whole card is a link. */
export function ProductCard({ product, href, onOpen, priority = false }: ProductCardProps) {
  const m = useMessages('ProductCard', productCardMessages);
  const Link = useLinkComponent();
  const isDigital = product.category === 'digital';
  const isExternal = product.externalLinkEnabled === 1;

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <Link href={href} className={styles.card} onClick={open}>
      <span className={styles.ground}>
        <ProductCardPicture src={product.imageUrls[0]} drawn={360} priority={priority} />
        {(isDigital || isExternal || product.madeToOrder) && (
          <span className={styles.marks}>
            {isDigital && <Badge tone="neutral">{m.digital}</Badge>}
            {product.madeToOrder && <Badge tone="neutral">{m.madeToOrder}</Badge>}
            {isExternal && (
              <Badge tone="neutral" emphasis="soft" label={m.externalSpoken}>
                <span className={styles.mark}>
                  {m.external}
                  <ExternalIcon size="tiny" />
                </span>
              </Badge>
            )}
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <ProductName>{product.name}</ProductName>
        </span>
        <ProductCardPrice {...lowestPriceOf(product)} />
        <StockLabel stock={product.stock} />
      </span>
    </Link>
  );
}
