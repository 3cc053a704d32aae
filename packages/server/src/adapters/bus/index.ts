export type { Bus } from './bus.ts';
export { openBus } from './openBus.ts';
