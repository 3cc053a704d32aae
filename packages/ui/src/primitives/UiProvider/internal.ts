export { PictureSettingsContext, type PictureWidth } from './pictureSettings';
export { useLinkComponent } from './UiProvider';
export { useMessages } from './useMessages';
export { usePageTitle } from './usePageTitle';
export { useWakeLock } from './useWakeLock';
