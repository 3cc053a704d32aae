import type { MouseEvent } from 'react';
import { ExternalIcon } from '../../../icons';
import { Badge } from '../../../primitives';
import { useLinkComponent, useMessages } from '../../../primitives/UiProvider/internal';
import { productCardMessages } from './messages';
import * as styles from './ProductCard.css';
import { ProductCardPicture } from './ProductCardPicture';
import { ProductCardPrice } from './ProductCardPrice';

export type ShopProduct = {
  id: number;
  name: string;
  /** Price in whole yen, tax included. */
  price: number;
  size: string;
  material: string;
  description: string;
  /** Addresses of the pictures; the first one is shown in lists. */
  imageUrls: readonly string[];
  category: 'goods for support' | 'jewelry' | 'digital';
  /** 1: the product is sold on another site. */
  externalLinkEnabled: 0 | 1;
  externalLinkUrl: string | null;
};

export type ProductCardProps = {
  product: ShopProduct;
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
        {(isDigital || isExternal) && (
          <span className={styles.marks}>
            {isDigital && <Badge tone="neutral">{m.digital}</Badge>}
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
        <span className={styles.name}>{product.name}</span>
        <ProductCardPrice amount={product.price} />
      </span>
    </Link>
  );
}
