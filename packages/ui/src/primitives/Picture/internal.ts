export { useUsablePicture } from './useUsablePicture';
