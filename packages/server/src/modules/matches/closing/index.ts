export { insertClosing } from './closing.queries.ts';
export { closingRoutes } from './closing.routes.ts';
export { figuresOf } from './figures.ts';
