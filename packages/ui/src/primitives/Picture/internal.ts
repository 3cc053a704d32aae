export { useUsablePicture } from './usePicture';
