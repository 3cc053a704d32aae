export { tillCountMessages } from './messages';
