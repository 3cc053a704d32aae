export { ImagePreview, type ImagePreviewProps } from './ImagePreview';
export { type ImagePreviewMessages, imagePreviewMessages } from './messages';
