export { addMedia } from './media.queries.ts';
export { mediaRoutes } from './media.routes.ts';
export { createSizedPictures, makeAvif } from './sizedPictures.ts';
export { deleteStoredMedia, type StoredMedia, storeMedia } from './storeMedia.ts';
export { createUploadStore } from './uploadStore.ts';
export { uploadRoutes } from './uploads.routes.ts';
export { tidyUploads } from './uploads.ts';
