export { openRefusals, openReports } from './today.queries.ts';
export { todayRoutes } from './today.routes.ts';
