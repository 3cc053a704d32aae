import { ShopIcon } from '../../../icons';
import { Picture, type PictureWidth } from '../../../primitives';
import * as styles from './ProductCard.css';

export type ProductCardPictureProps = {
  /** Address of the picture; undefined for a product without one. */
  src: string | undefined;
  /** Width in device pixels at which it is drawn on a phone. */
  drawn: PictureWidth;
  /** Text alternative; empty where the name is beside it. */
  alt?: string;
  /** Visible without scrolling: loads at high priority. */
  priority?: boolean;
};

/** Square picture of a product, for files of any aspect ratio. */
export function ProductCardPicture({
  src,
  drawn,
  alt = '',
  priority = false,
}: ProductCardPictureProps) {
  if (!src)
    return (
      <span className={styles.nothing} aria-hidden="true">
        <ShopIcon />
      </span>
    );
  return <Picture src={src} alt={alt} drawn={drawn} ratio="1/1" fit="cover" priority={priority} />;
}
