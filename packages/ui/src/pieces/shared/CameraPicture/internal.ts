export { CameraPicture } from './CameraPicture';
export * as cameraStyles from './CameraPicture.css';
