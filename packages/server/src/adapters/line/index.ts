export { createLineLogin, type LineLogin, lineEndpoints } from './line.ts';
export { LineRefused, LineUnavailable } from './line-errors.ts';
export type { LineProfile } from './line-profile.ts';
