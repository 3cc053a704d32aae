export { createLineLogin, type LineLogin, lineEndpoints } from './line.ts';
export { LineRefused, LineUnavailable } from './lineErrors.ts';
export type { LineProfile } from './lineProfile.ts';
