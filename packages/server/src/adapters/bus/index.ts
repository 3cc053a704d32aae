export type { Bus } from './bus.ts';
export { createProcessBus } from './process-bus.ts';
export { createRedisBus } from './redis-bus.ts';
