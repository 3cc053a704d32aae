export { CameraPicture, type CameraPictureProps } from './CameraPicture';
