export { handOverQueueMessages } from './messages';
