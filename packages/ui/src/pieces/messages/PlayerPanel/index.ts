export { playerPanelMessages } from './messages';
export { PlayerPanel, type PlayerPanelProps } from './PlayerPanel';
