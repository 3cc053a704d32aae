export { CountStrip, type CountStripProps } from './CountStrip';
