export type { PictureSettings, PictureWidth } from './pictureSettings';
export { type LinkProps, UiProvider, type UiProviderProps } from './UiProvider';
export type { UiMessageOverrides } from './useMessages';
