export { DeskScanner, type DeskScannerProps } from './DeskScanner';
export { useDeskScanner } from './useDeskScanner';
