import { Carousel } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductCardPicture } from '../ProductCard/ProductCardPicture';
import { productGalleryMessages } from './messages';
import * as styles from './ProductGallery.css';

export type ProductGalleryProps = {
  /** Name of the product. */
  name: string;
  imageUrls: readonly string[];
};

/** Time per picture, in ms. */
const pace = 2500;

/** Carousel with the pictures of one product. */
export function ProductGallery({ name, imageUrls }: ProductGalleryProps) {
  const m = useMessages('ProductGallery', productGalleryMessages);
  const pictures = [...new Set(imageUrls)];
  if (pictures.length === 0)
    return (
      <div className={styles.ground}>
        <ProductCardPicture src={undefined} drawn={800} />
      </div>
    );

  return (
    <Carousel
      label={m.label}
      items={pictures}
      getKey={(url) => url}
      motion={{ effect: 'fade', loop: true, autoplay: pace }}
      renderItem={(url, { index }) => (
        <div className={styles.ground}>
          <ProductCardPicture
            src={url}
            drawn={800}
            alt={m.pictureOf(name, index + 1, pictures.length)}
            priority={index === 0}
          />
        </div>
      )}
    />
  );
}
