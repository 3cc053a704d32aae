export { CountStrip, type CountStripProps } from './CountStrip';
export { type CountStripMessages, countStripMessages } from './messages';
