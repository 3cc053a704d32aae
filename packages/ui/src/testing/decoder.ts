export { decodeAgain, decodeFrame } from '../pieces/cards/QrScanner/decode';
export type { Pixels } from '../pieces/cards/QrScanner/pixels';
export { openJsqr, openZxing, type Reader } from '../pieces/cards/QrScanner/readers';
