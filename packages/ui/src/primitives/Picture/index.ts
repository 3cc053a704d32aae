export { type PictureMessages, pictureMessages } from './messages';
export { Picture, type PictureProps, type PictureSource } from './Picture';
