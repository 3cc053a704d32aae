export { CountStrip, type CountStripProps } from './CountStrip';
export { countStripOutline } from './CountStrip.css';
export { type CountStripMessages, countStripMessages } from './messages';
