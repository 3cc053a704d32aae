export { addMedia } from './media.queries.ts';
export { mediaRoutes } from './media.routes.ts';
export { withMediaForm } from './multipartForm.ts';
export { createSizedPictures, makeAvif } from './sizedPictures.ts';
export { deleteStoredMedia, type StoredMedia, storeMedia } from './storeMedia.ts';
export { storePublicPicture } from './storePublicPicture.ts';
export { createUploadStore } from './uploadStore.ts';
export { uploadRoutes } from './uploads.routes.ts';
export { tidyUploads } from './uploads.ts';
