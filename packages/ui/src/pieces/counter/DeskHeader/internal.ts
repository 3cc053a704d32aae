export { deskHeaderMessages } from './messages';
