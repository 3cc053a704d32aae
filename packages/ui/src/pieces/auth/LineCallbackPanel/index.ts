export { LineCallbackPanel, type LineCallbackPanelProps } from './LineCallbackPanel';
export { type LineCallbackPanelMessages, lineCallbackPanelMessages } from './messages';
