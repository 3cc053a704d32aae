export { type LinkProps, UiProvider, type UiProviderProps, useLinkComponent } from './UiProvider';
