export { accountRoutes, viewPlayer } from './account.routes.ts';
export { saveAddress } from './address.queries.ts';
export { addressRoutes } from './address.routes.ts';
export {
  allPlayers,
  favoriteOf,
  insertPlayer,
  playersWithLogins,
  updatePlayer,
} from './players.queries.ts';
