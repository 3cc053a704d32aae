export { type ScanButtonMessages, scanButtonMessages } from './messages';
export { ScanButton, type ScanButtonProps } from './ScanButton';
