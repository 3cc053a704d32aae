import { ProductGallery } from '@homestand/ui';

const svg = (fill: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${fill}" d="M0 0h9v9H0"/></svg>`;

const imageUrls = [svg('teal'), svg('navy'), svg('olive')];

export function TowelPictures() {
  return <ProductGallery name="フェイスタオル" imageUrls={imageUrls} />;
}
