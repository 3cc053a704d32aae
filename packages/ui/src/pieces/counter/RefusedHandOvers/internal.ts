export { refusedHandOversMessages } from './messages';
