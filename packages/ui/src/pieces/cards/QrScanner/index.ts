export { cardCodeIn } from './cardCodeIn';
export { type QrScannerMessages, qrScannerMessages } from './messages';
export { QrScanner, type QrScannerProps } from './QrScanner';
export { useQrScanner } from './useQrScanner';
