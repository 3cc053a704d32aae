export { useLinkComponent } from './UiProvider';
