export { PlayerPanel, type PlayerPanelProps } from './PlayerPanel';
