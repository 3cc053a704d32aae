export type { Bus } from './bus.ts';
export { createProcessBus } from './processBus.ts';
export { createRedisBus } from './redisBus.ts';
