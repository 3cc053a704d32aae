export { deskScannerMessages } from './messages';
