export { obtainPanelMessages } from './messages';
export { ObtainPanel, type ObtainPanelProps } from './ObtainPanel';
