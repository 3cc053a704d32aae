import { demoLogins, demoLoginsFile, seedDemo } from '../db/seed/index.ts';
import type { Services } from '../services.ts';
import { messages } from './messages.ts';
import { shortPath } from './shortPath.ts';

const shown = 3;

/** Fills an empty club with the demo club, and prints a message because the first start takes long. */
export const fillEmptyClub = (club: Parameters<typeof seedDemo>[0]) =>
  seedDemo(club, { onBegin: () => console.log(messages.preparing) });

/** The message for a developer who has just started the demo. */
export async function welcomeToDemo(services: Pick<Services, 'config' | 'db'>): Promise<string> {
  const { origin, dataFolder } = services.config;
  const all = await demoLogins(services);
  const logins = all.filter(({ role }) => role === undefined);
  return messages.welcome({
    origin,
    logins: logins.slice(0, shown),
    staff: all.filter(({ role }) => role !== undefined),
    more: Math.max(0, logins.length - shown),
    file: shortPath(demoLoginsFile(dataFolder)),
  });
}
