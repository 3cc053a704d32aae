import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createS3StandIn } from '@homestand/stand-ins/s3';
import { sql } from 'kysely';
import { type ClubProcess, startClub } from '../../support/clubProcess.ts';
import { startGateway } from '../../support/gateway.ts';
import { withoutPurchaseLimits } from '../../support/purchaseLimits.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { startReplicatedPostgres } from '../../support/services.failover.ts';
import { freePort } from '../../support/services.port.ts';
import { startRedis } from '../../support/services.ts';
import { createAckLog } from '../crash/ackLog.ts';
import type { OutageDrill } from './drill.ts';

export type OutageScene = {
  club: ClubProcess;
  ackLog: ReturnType<typeof createAckLog>;
  gatewayFile: string;
  drills: OutageDrill[];
  stop(): Promise<void>;
};

type SceneOptions = {
  folder: string;
  settings: Record<string, string>;
  /** Command words before the server's own, such as unshare. */
  wrapper?: readonly string[];
  port?: number;
  gatewayFile?: string;
  close(): Promise<void>;
};

async function openScene(
  { folder, settings, wrapper, port, gatewayFile, close }: SceneOptions,
  drillsOf: (club: ClubProcess) => OutageDrill[],
): Promise<OutageScene> {
  const dataFolder = join(folder, 'data');
  const club = await startClub(
    dataFolder,
    port ?? (await freePort()),
    { LOG_LEVEL: 'warn', ...withoutPurchaseLimits, ...settings },
    wrapper,
  );
  await club.untilReady();
  return {
    club,
    ackLog: createAckLog(join(folder, 'ackLog.jsonl')),
    gatewayFile: gatewayFile ?? join(dataFolder, 'komoju-stand-in.json'),
    drills: drillsOf(club),
    async stop() {
      club.child.kill('SIGKILL');
      await club.exited;
      await close();
      await removeFolder(folder);
    },
  };
}

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'homestand-outages-'));
const nothing = async () => {};

/** One process with its own PostgreSQL, Redis and S3 bucket; each is lost in turn. */
export async function openSmallClub(): Promise<OutageScene> {
  const folder = await temporaryFolder();
  const [redis, bucket] = [await startRedis(), await startBucket(join(folder, 'bucket'))];
  const settings = { REDIS_URL: redis.url, ...bucket.settings };
  const close = async () => {
    await redis.stop();
    await bucket.stop();
  };
  return openScene({ folder, settings, close }, (club) => [
    { name: 'connections terminated', refuses: false, begin: () => terminate(club), end: nothing },
    {
      name: 'database killed',
      service: 'database',
      refuses: true,
      begin: () => club.killPostgres(),
      end: nothing,
    },
    { name: 'redis gone', service: 'bus', refuses: false, begin: redis.kill, end: redis.restart },
    {
      name: 'storage gone',
      service: 'storage',
      refuses: true,
      begin: bucket.stop,
      end: bucket.start,
    },
  ]);
}

/** An external PostgreSQL whose primary is killed and replaced by its standby. */
export async function openFailoverClub(): Promise<OutageScene> {
  const folder = await temporaryFolder();
  const postgres = await startReplicatedPostgres();
  return openScene(
    { folder, settings: { DATABASE_URL: postgres.url }, close: postgres.stop },
    () => [
      {
        name: 'failover',
        service: 'database',
        refuses: true,
        begin: postgres.killPrimary,
        end: postgres.promoteStandby,
      },
    ],
  );
}

/** The same behind a connection that is refused or frozen for a while. */
export async function openUnavailableClub(milliseconds: number): Promise<OutageScene> {
  const folder = await temporaryFolder();
  const postgres = await startReplicatedPostgres();
  const { proxy } = postgres;
  const primary = proxy.target();
  const nobody = `http://127.0.0.1:${await freePort()}`;
  return openScene(
    { folder, settings: { DATABASE_URL: postgres.url }, close: postgres.stop },
    () => [
      {
        name: `database refuses for ${milliseconds / 1000} s`,
        service: 'database',
        refuses: true,
        async begin() {
          proxy.connectTo(nobody);
          proxy.closeConnections();
          // The length of the outage is what this drill measures.
          await sleep(milliseconds);
        },
        end: async () => proxy.connectTo(primary),
      },
      {
        name: `database is silent for ${milliseconds / 1000} s`,
        service: 'database',
        refuses: true,
        async begin() {
          proxy.freeze();
          // The length of the outage is what this drill measures.
          await sleep(milliseconds);
        },
        end: async () => proxy.unfreeze(),
      },
    ],
  );
}

/** A club whose data folder is a small disk: a tmpfs mount that only its process sees. */
export async function openFullDiskClub(): Promise<OutageScene> {
  const folder = await temporaryFolder();
  const dataFolder = join(folder, 'data');
  await mkdir(dataFolder);
  const port = await freePort();
  const gatewayFile = join(folder, 'gateway.json');
  const webhookUrl = `http://127.0.0.1:${port}/api/v1/payments/notifications`;
  const gateway = await startGateway({ webhookUrl, file: gatewayFile });
  const mount = 'mount -t tmpfs -o size=200m,mode=700 tmpfs "$0" && exec "$@"';
  const surroundings = {
    ...{ folder, port, gatewayFile, settings: gateway.environment, close: gateway.stop },
    wrapper: ['unshare', '--map-root-user', '--mount', 'sh', '-c', mount, dataFolder],
  };
  return openScene(surroundings, ({ child }) => {
    const fillFile = join('/proc', String(child.pid), 'root', dataFolder, 'ballast');
    return [
      {
        name: 'disk full',
        service: 'disk',
        refuses: true,
        begin: () => fill(fillFile),
        end: () => rm(fillFile),
      },
    ];
  });
}

async function fill(file: string) {
  const block = Buffer.alloc(256 * 1024);
  for (;;) {
    try {
      await appendFile(file, block);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
      throw error;
    }
  }
}

async function terminate({ openDatabase }: ClubProcess) {
  const { db, close } = await openDatabase();
  for (let time = 0; time < 5; time++) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    // The server reconnects in between.
    await sleep(100);
  }
  await close();
}

async function startBucket(folder: string) {
  const account = { bucket: 'club', accessKeyId: 'key', secretAccessKey: 'secret' };
  const port = await freePort();
  let server = await open();

  async function open() {
    const opened = createS3StandIn({ folder, ...account }).listen(port, '127.0.0.1');
    await once(opened, 'listening');
    return opened;
  }

  return {
    settings: {
      S3_REGION: 'test',
      S3_BUCKET: account.bucket,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async start() {
      server = await open();
    },
  };
}
