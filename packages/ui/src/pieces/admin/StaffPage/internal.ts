export { staffPageMessages } from './messages';
