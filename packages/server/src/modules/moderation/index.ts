export { messageReportRoutes } from './messageReports.routes.ts';
export { reportQueueRoutes } from './reportQueue.routes.ts';
export { sanctionsRoutes } from './sanctions.routes.ts';
