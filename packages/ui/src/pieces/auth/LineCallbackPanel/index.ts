export { LineCallbackPanel, type LineCallbackPanelProps } from './LineCallbackPanel';
