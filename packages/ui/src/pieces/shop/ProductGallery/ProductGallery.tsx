import { Carousel } from '../../../primitives';
import { ProductCardPicture } from '../ProductCard';
import { type ProductGalleryMessages, productGalleryMessages } from './messages';
import * as styles from './ProductGallery.css';

export type ProductGalleryProps = {
  /** Of the product. */
  name: string;
  imageUrls: readonly string[];
  messages?: ProductGalleryMessages;
};

/** How long each picture stands, in ms. */
const pace = 2500;

/** The pictures of one product, one after the other. */
export function ProductGallery({
  name,
  imageUrls,
  messages: m = productGalleryMessages,
}: ProductGalleryProps) {
  const pictures = [...new Set(imageUrls)];
  if (pictures.length === 0)
    return (
      <div className={styles.ground}>
        <ProductCardPicture src={undefined} />
      </div>
    );

  return (
    <Carousel
      label={m.label}
      items={pictures}
      getKey={(url) => url}
      effect="fade"
      loop
      autoplay={pace}
      renderItem={(url, { index }) => (
        <div className={styles.ground}>
          <ProductCardPicture
            src={url}
            alt={m.pictureOf(name, index + 1, pictures.length)}
            priority={index === 0}
          />
        </div>
      )}
    />
  );
}
