export { MediaRefusal, type RefusalReason } from './mediaRefusal.ts';
export {
  cropPicture,
  makePicture,
  type Picture,
  type PictureFile,
  resizePicture,
} from './picture.ts';
export { makePoster, type Poster } from './poster.ts';
export { mediaLimits, type ReceivedFile, receive } from './receiveFile.ts';
export { cleanUpTemporary, temporaryFile } from './temporaryFiles.ts';
export { inspectVideo, type VideoFacts } from './video.ts';
export { stripVideoMetadata } from './videoMetadata.ts';
