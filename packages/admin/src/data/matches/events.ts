import { sessionCache } from '@homestand/app-core/http/sessionCache';
import type { Arguments } from 'swr';

/** Of what any screen shows of matches. */
export const matchesKey = 'staffMatches';
export const callOffKey = 'callOff';

const isOfMatches = (key: Arguments) =>
  key === matchesKey || (Array.isArray(key) && key[0] === callOffKey);

/** Somebody may have changed a match. */
export const reloadMatches = () => void sessionCache().reload(isOfMatches);
