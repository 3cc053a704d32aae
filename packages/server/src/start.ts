import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBus } from './adapters/bus/index.ts';
import { openStorage } from './adapters/storage/index.ts';
import { createWebPush } from './adapters/web-push/index.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError } from './config/config.ts';
import { secretsFrom, signingSecret } from './config/secrets.ts';
import { openDatabase } from './db/openDatabase.ts';
import { createChecks } from './dependencies/checks.ts';
import { connectExternalServices } from './dependencies/connectExternalServices.ts';
import { createExternalHealth } from './dependencies/health.ts';
import { watchLine, watchPayment } from './dependencies/observe.ts';
import { createReadiness } from './dependencies/readiness.ts';
import { createLogger } from './http/log.ts';
import { createMediaCookies } from './http/mediaCookies.ts';
import { createOperationLimiter } from './http/operationLimiter.ts';
import { requestLog } from './http/requestLog.ts';
import { createSessionMemory } from './http/sessionMemory.ts';
import { createJobQueue } from './jobs/queue.ts';
import { startJobs } from './jobs/startJobs.ts';
import { createMetrics } from './metrics/metrics.ts';
import { registerMetrics } from './metrics/registerMetrics.ts';
import { serveMetrics } from './metrics/serveMetrics.ts';
import { createLoginCounts } from './modules/auth/index.ts';
import { createOrderTurns } from './modules/checkout/index.ts';
import { clubFacts, visibleSampleRows } from './modules/club/index.ts';
import { createHub, createOpenStreams } from './modules/live/index.ts';
import { createVisitCodes } from './modules/matches/index.ts';
import { createSizedPictures, createUploadStore } from './modules/media/index.ts';
import { readMessages, readStates, readStatesSince } from './modules/messages/index.ts';
import { pushKeys, startPushWorker } from './modules/push/index.ts';
import { startLiveStock } from './modules/shop/index.ts';
import { createTotpCipher } from './modules/staff/index.ts';
import type { Services } from './services.ts';
import { createClubAssets } from './site/clubAssets.ts';
import { createSite } from './site/site.ts';

export type Running = {
  services: Services;
  origin: string;
  /** Finishes open requests, then stops everything else in order of dependency. */
  stop(): Promise<void>;
};

type Options = {
  /** Prepares the club's data before the port opens. */
  prepare?: (
    club: Pick<Services, 'config' | 'db' | 'storage' | 'uploadFolder'>,
  ) => Promise<unknown>;
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
  /** Without it nothing happens by itself: a test runs the steps of payments that are due. */
  maintenance?: boolean;
  connectTimeoutMs?: number;
  /** How long a session is remembered; a test that changes rows by itself sets 0. */
  sessionMemoryMs?: number;
};

/** Starts everything: database, storage, bus, external services, and finally the port. */
export async function start(
  config: Config,
  {
    prepare,
    now = Date.now,
    pause = sleep,
    maintenance = true,
    connectTimeoutMs,
    sessionMemoryMs,
  }: Options = {},
): Promise<Running> {
  const logger = createLogger(config.logLevel);
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });

  // Until readiness exists, outages are reported as errors.
  let report = (error: unknown): unknown => requestLog(logger).error(error);
  const onError = (error: unknown) => void report(error);
  const data = await openDatabase(config, {
    onError,
    log: (line) => logger.info(line),
    warn: (line) => logger.warn(line),
    connectTimeoutMs,
  });
  const { db } = data;
  const storage = openStorage(config);
  const { uploadFolder } = config;
  const jobs = createJobQueue(data.jobDb, { works: maintenance, onError });
  try {
    await jobs.open();
    await prepare?.({ config, db, storage, uploadFolder });
    const samples = config.production ? await visibleSampleRows(db) : [];
    if (samples.length > 0) throw new ConfigError(samples);
  } catch (error) {
    await data.close();
    throw error;
  }
  const bus = await openBus(config, (line) => logger.info(line));
  const readiness = createReadiness({
    checks: createChecks({ config, db, storage, bus }),
    logger,
  });
  report = readiness.report;
  const secret = await signingSecret(config);
  const secretFor = secretsFrom(secret);
  const {
    sites,
    close: leaveOutside,
    ...outside
  } = await connectExternalServices({
    config,
    db,
    log: (line) => logger.info(line),
    secretFor,
  });
  const externalHealth = createExternalHealth({ db, onError });
  const sessionMemory = createSessionMemory({ lifetimeMs: sessionMemoryMs });
  const services: Services = {
    ...outside,
    line: watchLine(outside.line, externalHealth),
    payment: watchPayment(outside.payment, externalHealth),
    externalHealth,
    config,
    db,
    jobs,
    bus,
    mediaCookies: createMediaCookies({
      key: secretFor('media cookie'),
      secure: config.origin.startsWith('https:'),
    }),
    totpCipher: createTotpCipher(secretFor('one-time codes of staff')),
    visitCodes: createVisitCodes(secretFor('codes of visits')),
    loginCountOf: createLoginCounts(secretFor('guesses at login IDs')),
    storage,
    uploads: createUploadStore(config),
    sizedPictures: createSizedPictures({
      ...{ storage, uploadFolder, onError },
      enqueueAvif: (key, picture) => jobs.enqueue(db, 'makeAvif', [{ key, data: picture }]),
    }),
    uploadFolder,
    push: config.push.on
      ? createWebPush(await pushKeys(db, config.push.keys), config.push.subject)
      : undefined,
    sessionMemory,
    live: createHub({
      ...{ db, bus, readMessages, readStates, readStatesSince, onError },
      onAccessChanged: sessionMemory.forget,
    }),
    limiter: createOperationLimiter(),
    orderTurns: createOrderTurns(data.pool.options.max),
    streams: { open: createOpenStreams(), closing: false },
    metrics: createMetrics(),
    readiness,
    onError,
    now,
    pause,
  };
  registerMetrics(services, data.pool);
  await services.live.start();
  const stopLiveStock = await startLiveStock(services);

  const clubAssets = createClubAssets(config.club);
  const app = await createApp({
    services,
    site: createSite(
      { app: config.appFolder, admin: config.adminFolder },
      { ...sites, ...(await pagesForDevelopment(services)) },
      {
        serviceWorker: config.serviceWorker,
        club: () => clubFacts(services),
        clubAssets,
        origin: config.origin,
        otherHosts: config.otherHosts,
      },
    ),
    logger,
    checkResponses: !config.production,
  });
  await app.listen({ port: config.port, host: config.host });
  const metricsServer =
    config.metrics && (await serveMetrics({ ...config.metrics, metrics: services.metrics }));
  const working = maintenance && (await startJobs(services, { ...services, db: data.jobDb }));
  const pushing = services.push && startPushWorker(services);

  return {
    services,
    origin: `http://${config.host}:${(app.server.address() as AddressInfo).port}`,
    async stop() {
      services.streams.closing = true;
      if (working) working.stop();
      readiness.stop();
      // The load balancer sees that this process is not ready, and sends new requests elsewhere.
      await sleep(config.stopDelay * 1000);
      await app.close();
      await jobs.stop();
      await metricsServer?.close();
      await stopLiveStock();
      await services.live.stop();
      await pushing?.stop();
      await leaveOutside();
      await externalHealth.stop();
      await bus.close();
      await data.close();
    },
  };
}

async function pagesForDevelopment(services: Services) {
  if (services.config.production) return {};
  const { developmentPages } = await import('./development/index.ts');
  return { '/dev': developmentPages(services) };
}
