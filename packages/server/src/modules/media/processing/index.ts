export { makePicture, type Picture, type PictureFile, resizePicture } from './picture.ts';
export { makePoster, type Poster } from './poster.ts';
export { mediaLimits, type ReceivedFile, receive } from './receive.ts';
export { MediaRefusal, type RefusalReason } from './refusal.ts';
export { cleanUpTemporary, temporaryFile } from './temporary.ts';
export { inspectVideo, type VideoFacts } from './video.ts';
export { stripVideoMetadata } from './videoMetadata.ts';
