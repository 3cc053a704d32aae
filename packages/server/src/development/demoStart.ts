import { relative } from 'node:path';
import { demoLogins, demoLoginsFile, seedDemo } from '../db/seed/index.ts';
import type { Services } from '../services.ts';
import { messages } from './messages.ts';

const shown = 3;

/** The demo club, where there is no other; the first start takes its time, and says so. */
export const fillEmptyClub = (club: Parameters<typeof seedDemo>[0]) =>
  seedDemo(club, { onBegin: () => console.log(messages.preparing) });

/** What somebody who has just started the demo wants to know. */
export async function welcome(services: Pick<Services, 'config' | 'db'>): Promise<string> {
  const { origin, dataFolder } = services.config;
  const logins = await demoLogins(services);
  return messages.welcome({
    origin,
    logins: logins.slice(0, shown),
    more: Math.max(0, logins.length - shown),
    file: nearby(demoLoginsFile(dataFolder)),
  });
}

function nearby(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}
