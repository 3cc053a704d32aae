export { countStripOutline } from './CountStrip.css';
