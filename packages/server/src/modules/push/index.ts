export { callOffNotice } from './callOffNotice.ts';
export { tidyPush } from './deliveries.queries.ts';
export { pushRoutes } from './push.routes.ts';
export { pushKeys } from './pushKeys.queries.ts';
export { startPushWorker } from './worker.ts';
