export { decodeAgain, decodeFrame } from '../pieces/scan/QrScanner/decode';
export type { Pixels } from '../pieces/scan/QrScanner/pixels';
export { openJsqr, openZxing, type Reader } from '../pieces/scan/QrScanner/readers';
