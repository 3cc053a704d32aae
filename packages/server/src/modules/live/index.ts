export { createHub } from './eventHub.ts';
export { writeEvent } from './events.queries.ts';
export { liveRoutes } from './live.routes.ts';
export { notifyProcesses } from './notifyProcesses.ts';
export { createOpenStreams } from './openStreams.ts';
