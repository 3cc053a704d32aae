export { topRoutes } from './top.routes.ts';
