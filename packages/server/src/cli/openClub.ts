import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openBus } from '../adapters/bus/index.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { secretsFrom, signingSecret } from '../config/secrets.ts';
import { connect } from '../db/database.ts';
import { findEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { gatewayOf } from '../dependencies/connectExternalServices.ts';
import type { Services } from '../services.ts';
import { Refusal } from './command.ts';
import { messages } from './messages.ts';

/** What commands work with: the club's data, with or without a running server. */
export type OpenClub = Pick<Services, 'config' | 'db' | 'bus' | 'payment' | 'onError'> & {
  /** Names of the migrations that ran when the database was opened. */
  migrations: string[];
  /** A server runs the embedded database that this command uses. */
  isBesideServer: boolean;
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
  limits: { queryTimeoutMs?: number } = {},
): Promise<OpenClub> {
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const data = await openData(config, onError, limits);
  const bus = await openBus(config, onError);
  return {
    config,
    db: data.db,
    migrations: data.migrations,
    isBesideServer: data.isBesideServer,
    bus,
    // The stand-in runs inside the server: while no server runs, a refund stays due.
    payment: gatewayOf(config, secretsFrom(await signingSecret(config))),
    onError,
    async close() {
      await bus.close();
      await data.close();
    },
  };
}

/** The embedded database belongs to the process that started it: if a server runs, its socket is used. */
async function openData(
  config: Config,
  onError: (error: unknown) => void,
  limits: { queryTimeoutMs?: number },
) {
  const running = config.databaseUrl
    ? undefined
    : await findEmbeddedPostgres(join(config.dataFolder, 'postgres'));
  if (!running) {
    const opened = await openDatabase(config, { onError, log: () => {}, ...limits }).catch(
      (error: unknown) => {
        if (error instanceof ConfigError) throw new Refusal(error.problems.join('\n'));
        throw new Refusal(
          messages.noDatabase(error instanceof Error ? error.message : String(error)),
        );
      },
    );
    return { ...opened, isBesideServer: false };
  }
  const { db, close } = connect({ ...running, max: 4 }, onError);
  return { db, close, migrations: await migrate(db), isBesideServer: true };
}
