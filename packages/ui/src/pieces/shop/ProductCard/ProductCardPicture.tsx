import { ShopIcon } from '../../../icons';
import { Picture } from '../../../primitives';
import * as styles from './ProductCard.css';

export type ProductCardPictureProps = {
  /** Left out where a product has no picture. */
  src: string | undefined;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** Seen first on the screen. */
  priority?: boolean;
};

/** A product, square, whatever the shape of its file. */
export function ProductCardPicture({ src, alt = '', priority = false }: ProductCardPictureProps) {
  if (!src)
    return (
      <span className={styles.nothing} aria-hidden="true">
        <ShopIcon />
      </span>
    );
  return <Picture src={src} alt={alt} ratio="1/1" fit="cover" priority={priority} />;
}
