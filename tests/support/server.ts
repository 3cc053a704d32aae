import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../packages/server/src/config/config.ts';
import { withClubFiles } from '../../packages/server/src/modules/club/storeClubFiles.ts';
import { start } from '../../packages/server/src/start.ts';
import { createDatabase } from './database.ts';
import { largeVideo, picture } from './files.ts';
import { createFixtures } from './fixtures.ts';
import { freePort } from './services.port.ts';

const root = join(import.meta.dirname, '..', '..');

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** The real server on its own port, with an empty database and folder, and fixtures. */
export async function startServer(
  environment: Record<string, string> = {},
  options: Pick<
    Parameters<typeof start>[1] & object,
    'now' | 'pause' | 'maintenance' | 'sessionMemoryMs'
  > = {},
) {
  const database = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'homestand-server-'));
  const port = await freePort();
  const config = readConfig(
    {
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      DATABASE_URL: database.url,
      DATA_FOLDER: folder,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
      // Another build of the app than the one of `npm start`.
      APP_FOLDER: process.env.APP_FOLDER ?? '',
      ADMIN_FOLDER: process.env.ADMIN_FOLDER ?? '',
      ...environment,
    },
    root,
  );
  const running = await start(config, {
    // A test that sends a thousand requests at once on a loaded machine is not cut off.
    connectTimeoutMs: 300_000,
    // Tests change rows of the club and of sessions by themselves, and ask at once.
    sessionMemoryMs: 0,
    ...options,
  });
  const { services, origin } = running;
  return {
    services,
    origin,
    folder,
    db: services.db,
    config,
    ...createFixtures(services, origin),
    /** Stores a public card picture; returns its name. */
    storePicture: (): Promise<string> =>
      withClubFiles(services, (files) => files.picture(picture().buffer, 'card')),
    /** Stores picture, sound and video of a card; returns their names. */
    storeCardMedia: () =>
      withClubFiles(services, async (files) => ({
        pictureFile: await files.picture(picture().buffer, 'card'),
        audioFile: await files.sound(largeVideo(8000)),
        videoFile: await files.film(largeVideo(9000)),
      })),
    async stop() {
      await running.stop();
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
