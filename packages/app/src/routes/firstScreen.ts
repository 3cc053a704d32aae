import { getSession } from '@homestand/app-core/session/session';
import { matchPath } from 'react-router-dom';
import { patterns } from '../paths';
import { routes } from './routes';

/** After so long the app starts with a skeleton, and with what it says about a bad connection. */
const longestMs = 10_000;

/** Loads the code of the screen at this path, unless it is one that this person does not see. */
export async function loadFirstScreen(path: string): Promise<void> {
  const route = routes.find(({ name }) => matchPath(patterns[name], path));
  const viewer = getSession()?.viewer ?? 'guest';
  if (!route || (route.for !== 'everybody' && route.for !== viewer)) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestMs));
  // A failure is shown where the screen is rendered.
  await Promise.race([route.screen.load().catch(() => {}), late]);
}
