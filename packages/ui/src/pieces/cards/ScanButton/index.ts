export { type ScanButtonMessages, scanButtonMessages } from './messages';
export { ScanButton, type ScanButtonProps } from './ScanButton';
export { scanButtonRoom } from './ScanButton.css';
