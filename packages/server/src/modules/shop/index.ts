export { cartRows, lockFan, takeBought } from './cart.queries.ts';
export { cartRoutes } from './cart.routes.ts';
export { productIdByName, productsById, saveProduct } from './products.queries.ts';
export { productsRoutes } from './products.routes.ts';
