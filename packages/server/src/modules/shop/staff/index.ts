export { type ChangedStock, changeStock, type StockChange } from './changeStock.ts';
export { shopProductsRoutes } from './products.routes.ts';
