import type { MouseEvent } from 'react';
import { ExternalIcon } from '../../../icons';
import { Badge } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider';
import { type ProductCardMessages, productCardMessages } from './messages';
import * as styles from './ProductCard.css';
import { ProductCardPicture } from './ProductCardPicture';
import { ProductCardPrice } from './ProductCardPrice';

export type ShopProduct = {
  id: number;
  name: string;
  /** Whole yen, tax included. */
  price: number;
  size: string;
  material: string;
  description: string;
  /** The first one stands for the product. */
  imageUrls: readonly string[];
  category: 'goods for support' | 'jewelry' | 'digital';
  /** 1: sold on somebody else's page. */
  externalLinkEnabled: 0 | 1;
  externalLinkUrl: string | null;
};

export type ProductCardProps = {
  product: ShopProduct;
  href: string;
  /** Opens it instead of the link, where a plain click would have followed that. */
  onOpen?: (() => void) | undefined;
  /** Seen before the first scroll. */
  priority?: boolean;
  messages?: ProductCardMessages;
};

/** A product in the window of the shop. All of it leads to its page. */
export function ProductCard({
  product,
  href,
  onOpen,
  priority = false,
  messages: m = productCardMessages,
}: ProductCardProps) {
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
        <ProductCardPicture src={product.imageUrls[0]} priority={priority} />
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
        <ProductCardPrice amount={product.price} messages={m} />
      </span>
    </Link>
  );
}
