export { useLinkComponent } from './UiProvider';
export { useMessages } from './useMessages';
