export { matchCalendarRoutes } from './calendar/matchCalendar.routes.ts';
export { callOffRoutes } from './callOff/callOff.routes.ts';
export { notifyOfCallOff } from './callOff/notifyOfCallOff.ts';
export {
  currentMatches,
  insertMatches,
  type MatchRow,
  matchesAround,
  matchesWithCounter,
} from './matches.queries.ts';
export { matchesRoutes, viewMatch } from './matches.routes.ts';
export { notifyOfHero } from './matchHeroes.ts';
export { matchOfTime, matchWithWindow, type Window, windowOfMatch } from './matchWindow.ts';
export { staffMatchesRoutes } from './staffMatches.routes.ts';
export { createVisitCodes } from './visits/visitCodes.ts';
export { visitsRoutes } from './visits/visits.routes.ts';
