export { createFolderStorage } from './folder.ts';
export { createS3Storage, type S3Options, s3ClientConfig } from './s3.ts';
export { createS3StandIn } from './s3-stand-in.ts';
export {
  type ByteRange,
  contentTypeOf,
  newKey,
  type Storage,
  type StoredFile,
} from './storage.ts';
