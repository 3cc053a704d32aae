export { makeDeskCode } from './deskCodes.ts';
export { endOfDay, insertDesk } from './desks.queries.ts';
export { desksRoutes } from './desks.routes.ts';
export { staffLogRoutes } from './log.routes.ts';
export { orderCsvHeader, orderCsvLines } from './orderCsv.ts';
export { ordersForExport } from './orders.queries.ts';
export { staffOrdersRoutes } from './orders.routes.ts';
export { pickupsRoutes } from './pickups.routes.ts';
export { refundsRoutes } from './refunds.routes.ts';
export { type RefusedHandOverRow, refusedHandOversOf } from './refusedHandOvers.queries.ts';
export { refusedHandOversRoutes } from './refusedHandOvers.routes.ts';
export { reportQueueRoutes } from './reports.routes.ts';
export { type SampleOrder, sampleOrders } from './sampleOrders.queries.ts';
export { secondFactorRoutes } from './secondFactor.routes.ts';
export { secondFactorLoginRoutes } from './secondFactorLogin.routes.ts';
export { shipmentsRoutes } from './shipments.routes.ts';
export {
  allStaff,
  findStaffAccount,
  insertStaff,
} from './staff.queries.ts';
export { staffRoutes } from './staff.routes.ts';
export { staffAccountsRoutes } from './staffAccounts.routes.ts';
export {
  changeRole,
  createAccount,
  removeAccount,
  resetFactors,
  resetPassword,
  StaffRefusal,
} from './staffAccounts.ts';
export { tidyStaffLog } from './staffLog.queries.ts';
export { tillsRoutes } from './tills.routes.ts';
export { todayRoutes } from './today.routes.ts';
export { createTotpCipher } from './totpCipher.ts';
