export { ObtainPanel, type ObtainPanelProps } from './ObtainPanel';
