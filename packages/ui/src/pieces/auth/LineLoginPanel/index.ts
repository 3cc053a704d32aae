export { LineLoginPanel, type LineLoginPanelProps } from './LineLoginPanel';
export { type LineLoginPanelMessages, lineLoginPanelMessages } from './messages';
