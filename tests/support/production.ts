import { randomUUID } from 'node:crypto';
import { secondClub } from './clubs.ts';

/** Settings with which a production server starts: no demo, all services. */
export const productionSettings = () => ({
  NODE_ENV: 'production',
  CLUB_FOLDER: secondClub,
  PUBLIC_ORIGIN: 'https://fans.aohama-mariners.test',
  LINE_CHANNEL_ID: 'channel',
  LINE_CHANNEL_SECRET: randomUUID(),
  KOMOJU_SECRET_KEY: randomUUID(),
  KOMOJU_PUBLISHABLE_KEY: randomUUID(),
  KOMOJU_WEBHOOK_SECRET: randomUUID(),
  SIGNING_SECRET: randomUUID(),
});
