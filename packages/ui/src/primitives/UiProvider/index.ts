export { type LinkProps, UiProvider, type UiProviderProps } from './UiProvider';
export type { UiMessageOverrides } from './useMessages';
