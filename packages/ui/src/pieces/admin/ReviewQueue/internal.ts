export { reviewQueueMessages } from './messages';
