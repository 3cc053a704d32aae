import { createHmac } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createProcessBus, createRedisBus } from '../adapters/bus/index.ts';
import { createKomoju } from '../adapters/payment/index.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { connect } from '../db/database.ts';
import { findEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { Services } from '../services.ts';
import { openDatabase, openStorage, signingSecret } from '../start.ts';
import { Refusal } from './command.ts';
import { messages } from './messages.ts';

/** What commands work with: the club's data, beside a running server or without one. */
export type OpenClub = Pick<Services, 'config' | 'db' | 'storage' | 'bus' | 'payment' | 'onError'> &
  Pick<Services, 'uploadFolder'> & {
    /** What was brought up to date on the way in. */
    migrations: string[];
    close(): Promise<void>;
  };

export function readSettings(environment: NodeJS.ProcessEnv, root: string): Config {
  try {
    return readConfig(environment, root);
  } catch (error) {
    throw error instanceof ConfigError ? new Refusal(error.problems.join('\n')) : error;
  }
}

export async function openClub(
  config: Config,
  onError: (error: unknown) => void,
): Promise<OpenClub> {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const data = await openData(config, onError);
  const bus = config.redisUrl
    ? createRedisBus(config.redisUrl, { log: onError })
    : createProcessBus();
  return {
    config,
    db: data.db,
    migrations: data.migrations,
    storage: openStorage(config),
    uploadFolder: config.uploadFolder,
    bus,
    payment: await openGateway(config),
    onError,
    async close() {
      await bus.close();
      await data.close();
    },
  };
}

/** The embedded database belongs to the process that runs it: when a server does, its socket is used. */
async function openData(config: Config, onError: (error: unknown) => void) {
  const running = config.databaseUrl
    ? undefined
    : await findEmbeddedPostgres(join(config.dataFolder, 'postgres'));
  if (!running) {
    return openDatabase(config, { onError, log: () => {} }).catch((error: unknown) => {
      throw new Refusal(
        messages.noDatabase(error instanceof Error ? error.message : String(error)),
      );
    });
  }
  const { db, close } = connect({ ...running, max: 4 }, onError);
  return { db, close, migrations: await migrate(db) };
}

/** The stand-in answers where the server is; when it does not run, the server pays back later. */
async function openGateway(config: Config) {
  if (config.komoju) {
    return createKomoju({
      apiUrl: config.komojuUrl,
      secretKey: config.komoju.KOMOJU_SECRET_KEY,
      webhookSecret: config.komoju.KOMOJU_WEBHOOK_SECRET,
    });
  }
  const secret = await signingSecret(config);
  const secretFor = (name: string) => createHmac('sha256', secret).update(name).digest('base64url');
  return createKomoju({
    apiUrl: `${config.origin}/stand-in/komoju/api/v1`,
    secretKey: secretFor('komoju'),
    webhookSecret: secretFor('komoju webhook'),
  });
}
