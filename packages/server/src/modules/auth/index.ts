export {
  deleteExpiredLineAttempts,
  endSessions,
  findAccount,
  insertAccount,
  setLoginId,
  setPasswordHash,
} from './auth.queries.ts';
export { authRoutes } from './auth.routes.ts';
export { checkPassword, loginRefused } from './checkPassword.ts';
export { rememberDevice, removeKnownDevices, removeOldDevices } from './knownDevices.queries.ts';
export { lineRoutes } from './line.ts';
export { admitCodeGuess, createLoginCounts } from './loginGuesses.ts';
export { newPassword } from './newPassword.ts';
export { brokenRule } from './passwordRules.ts';
export { hashPassword, isPassword } from './passwords.ts';
export { findSessionOwners, type SessionOwner, sessionsOf } from './sessions.queries.ts';
