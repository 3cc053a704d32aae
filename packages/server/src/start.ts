import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Bus, createProcessBus, createRedisBus } from './adapters/bus/index.ts';
import { createFolderStorage, createS3Storage } from './adapters/storage/index.ts';
import { createWebPush } from './adapters/web-push/index.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { connect } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { createLogger } from './log.ts';
import { createHub } from './modules/live/hub.ts';
import { createMediaAddresses } from './modules/media/addresses.ts';
import { createUploadStore } from './modules/media/upload-store.ts';
import { pushKeys } from './modules/push/keys.ts';
import { startPushWorker } from './modules/push/worker.ts';
import { connectOutside } from './outside.ts';
import { secretsFrom, signingSecret } from './secrets.ts';
import type { Services } from './services.ts';
import { createSite } from './site.ts';
import { startUpkeep } from './upkeep.ts';

export type Running = {
  services: Services;
  origin: string;
  /** Ends the requests that are under way, then everything else, in the order it depends on each other. */
  stop(): Promise<void>;
};

type Options = {
  /** Works on the club's data before anybody is let in. */
  prepare?: (
    club: Pick<Services, 'config' | 'db' | 'storage' | 'uploadFolder'>,
  ) => Promise<unknown>;
};

/** Everything that serves: database, files, bus, the outside, and the port that opens last. */
export async function start(config: Config, { prepare }: Options = {}): Promise<Running> {
  const logger = createLogger(config.logLevel);
  const onError = (error: unknown) => logger.error(error);
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });

  const data = await openDatabase(config, { onError, log: (line) => logger.info(line) });
  const { db } = data;
  const storage = openStorage(config);
  const { uploadFolder } = config;
  try {
    await prepare?.({ config, db, storage, uploadFolder });
  } catch (error) {
    await data.close();
    throw error;
  }
  const bus = openBus(config, (line) => logger.info(line));
  const secret = await signingSecret(config);
  const media = createMediaAddresses(secret);
  const {
    sites,
    close: leaveOutside,
    ...outside
  } = await connectOutside({
    config,
    db,
    log: (line) => logger.info(line),
    secretFor: secretsFrom(secret),
  });
  const services: Services = {
    ...outside,
    config,
    db,
    bus,
    media,
    storage,
    uploads: createUploadStore(config),
    uploadFolder,
    push: config.push.on
      ? createWebPush(await pushKeys(db, config.push.keys), config.push.subject)
      : undefined,
    live: createHub({ db, bus, media, onError }),
    streams: { open: new Set(), closing: false },
    onError,
  };
  await services.live.start();

  const app = await createApp({
    services,
    site: createSite(
      config.appFolder,
      { ...sites, ...(await pagesForDevelopment(services)) },
      config,
    ),
    logger,
    checkAnswers: !config.production,
  });
  await app.listen({ port: config.port, host: config.host });
  const upkeep = startUpkeep(services);
  const pushing = services.push && startPushWorker(services);

  return {
    services,
    origin: `http://${config.host}:${(app.server.address() as AddressInfo).port}`,
    async stop() {
      services.streams.closing = true;
      upkeep.stop();
      // Whoever spreads the requests sees that we are not ready, and sends the next ones elsewhere.
      await sleep(config.stopDelay * 1000);
      await app.close();
      await services.live.stop();
      await pushing?.stop();
      await leaveOutside();
      await bus.close();
      await data.close();
    },
  };
}

async function pagesForDevelopment(services: Services) {
  if (services.config.production) return {};
  const { developmentPages } = await import('./modules/club/development/index.ts');
  return { '/dev': developmentPages(services) };
}

/** PostgreSQL where DATABASE_URL says, or our own beside the data; its tables brought up to date. */
export async function openDatabase(
  config: Config,
  { onError, log }: { onError: (error: unknown) => void; log: (line: string) => void },
) {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataFolder: join(config.dataFolder, 'postgres'), log });
  const where = embedded?.poolConfig ?? { connectionString: config.databaseUrl };
  const connection = connect({ ...where, max: 20 }, onError);
  const close = async () => {
    await connection.close();
    await embedded?.stop();
  };
  try {
    const migrations = await migrate(connection.db);
    return { db: connection.db, migrations, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export function openStorage(config: Config) {
  return config.s3
    ? createS3Storage(config.s3)
    : createFolderStorage(join(config.dataFolder, 'files'));
}

/** Redis where REDIS_URL says; one process wakes itself. */
export const openBus = ({ redisUrl }: Config, log: (line: string) => void): Bus =>
  redisUrl ? createRedisBus(redisUrl, { log }) : createProcessBus();
