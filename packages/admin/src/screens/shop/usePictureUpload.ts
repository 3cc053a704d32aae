import { useAction } from '@homestand/app-core/react/useAction';
import type { ProductImage } from '@homestand/ui';
import { addShopPicture } from '../../data/shop/products';

/** Stores a chosen picture, and hands it over. */
export function usePictureUpload(onPicture: (picture: ProductImage) => void) {
  const { pending, error, run } = useAction();
  return {
    pending,
    error,
    onAdd: (picture: Blob) =>
      void run(async () => onPicture({ ...(await addShopPicture(picture)), text: '' })),
  };
}
