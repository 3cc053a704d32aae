export { accountRoutes, viewPlayer } from './account.routes.ts';
export { saveAddress } from './address.queries.ts';
export { addressRoutes } from './address.routes.ts';
export {
  allPlayers,
  insertPlayer,
  isActive,
  playersWithLogins,
  setRetired,
  updatePlayer,
} from './players.queries.ts';
