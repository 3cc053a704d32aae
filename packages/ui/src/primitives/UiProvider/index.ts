export { type LinkProps, UiProvider, type UiProviderProps } from './UiProvider';
