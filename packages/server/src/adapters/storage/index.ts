export { openStorage } from './openStorage.ts';
export { type S3Options, s3ClientConfig, storageOutage } from './s3.ts';
export {
  type ByteRange,
  contentTypeOf,
  newKey,
  type Storage,
  type StoredFile,
} from './storage.ts';
