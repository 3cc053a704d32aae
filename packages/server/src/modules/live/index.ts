export { announceRead } from './announceRead.ts';
export { createHub, notifyProcesses } from './eventHub.ts';
export { audiences, writeEvent, writeEvents } from './events.queries.ts';
export { liveRoutes } from './live.routes.ts';
export { createOpenStreams } from './openStreams.ts';
