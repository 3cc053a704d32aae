export { LineLoginPanel, type LineLoginPanelProps } from './LineLoginPanel';
