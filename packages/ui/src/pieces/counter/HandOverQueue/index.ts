export { HandOverQueue, type HandOverQueueItem, type HandOverQueueProps } from './HandOverQueue';
