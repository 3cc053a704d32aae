export { type ProductGalleryMessages, productGalleryMessages } from './messages';
export { ProductGallery, type ProductGalleryProps } from './ProductGallery';
