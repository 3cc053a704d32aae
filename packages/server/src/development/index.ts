import type { Services } from '../services.ts';
import { welcomeToClub } from './clubStart.ts';
import { welcomeToDemo } from './demoStart.ts';

export { fillEmptyClub } from './demoStart.ts';
export { developmentPages } from './developmentPages.ts';

/** What is printed after the start. */
export const welcome = (services: Pick<Services, 'config' | 'db'>): Promise<string> =>
  (services.config.demo ? welcomeToDemo : welcomeToClub)(services);
