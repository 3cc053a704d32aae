import { Carousel } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductCardPicture } from '../ProductCard/ProductCardPicture';
import { productPageMessages } from './messages';
import * as styles from './ProductPage.css';

type ProductPageGalleryProps = {
  /** Name of the product. */
  name: string;
  imageUrls: readonly string[];
  imageTexts: readonly string[] | undefined;
};

/** Time per picture, in ms. */
const pace = 2500;

/** Carousel with the pictures of one product. */
export function ProductPageGallery({ name, imageUrls, imageTexts }: ProductPageGalleryProps) {
  const m = useMessages('ProductPage', productPageMessages);
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
            alt={
              imageTexts?.[imageUrls.indexOf(url)] || m.pictureOf(name, index + 1, pictures.length)
            }
            priority={index === 0}
          />
        </div>
      )}
    />
  );
}
