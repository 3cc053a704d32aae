export { orderCsvHeader, orderCsvLines } from './orderCsv.ts';
export { isAnyMatch, ordersForExport } from './orders.queries.ts';
export { staffOrdersRoutes } from './orders.routes.ts';
export { refundsRoutes } from './refunds.routes.ts';
export { type SampleOrder, sampleOrders } from './sampleOrders.queries.ts';
export { shipmentsRoutes } from './shipments.routes.ts';
