export { type CartRow, cartRows, lockFan, takeBought } from './cart.queries.ts';
export { cartRoutes } from './cart.routes.ts';
export { startLiveStock } from './liveStock.ts';
export {
  allProducts,
  type OrderableProduct,
  orderablePieces,
  orderableProducts,
  productByName,
  saveProduct,
  setOnSale,
  soldOption,
} from './products.queries.ts';
export { productsRoutes } from './products.routes.ts';
export { saleError, wrongEnd } from './saleTimes.ts';
export { stockNoticesRoutes } from './stockNotices.routes.ts';
