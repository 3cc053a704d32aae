export type { Bus, ReadMark } from './bus.ts';
export { openBus } from './openBus.ts';
