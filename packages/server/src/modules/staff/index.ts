export { actorOf } from './actor.ts';
export { staffLogRoutes } from './log.routes.ts';
export type { LogValues } from './messages.ts';
export { subjectsOf } from './orderSubjects.ts';
export { secondFactorRoutes } from './secondFactor.routes.ts';
export { staffView } from './secondFactor.ts';
export { secondFactorLoginRoutes } from './secondFactorLogin.routes.ts';
export {
  allStaff,
  endStaffSessions,
  findStaffAccount,
  insertStaff,
  lockStaff,
  updateStaff,
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
export { type Actor, tidyStaffLog, writeReading, writeStaffLog } from './staffLog.queries.ts';
export { createTotpCipher } from './totpCipher.ts';
export { unsentView } from './unsentHandOvers.ts';
