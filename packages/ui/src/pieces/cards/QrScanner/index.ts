export { cardCodeIn } from './cardCodeIn';
export { QrScanner, type QrScannerProps } from './QrScanner';
export { useQrScanner } from './useQrScanner';
