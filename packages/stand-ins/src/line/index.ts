export { createLineStandIn, type StandInFan } from './lineStandIn.ts';
