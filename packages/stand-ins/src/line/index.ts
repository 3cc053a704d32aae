export type { StandInFan } from './fans.ts';
export { createLineStandIn } from './lineStandIn.ts';
