import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, connect } from '../../../../packages/server/src/db/database.ts';
import { withoutPurchaseLimits } from '../../../support/purchaseLimits.ts';
import { freePort } from '../../../support/services.port.ts';
import { type Program, startProgram } from './processes.ts';

const main = join(
  import.meta.dirname,
  ...['..', '..', '..', '..', 'packages', 'server', 'src', 'main.ts'],
);

export type Homestand = Program & { origin: string; connection: Connection };

/** Starts the server as in production, in its own process, with a direct database connection. */
export async function startHomestand(databaseUrl?: string): Promise<Homestand> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const secret = () => randomBytes(32).toString('hex');
  const program = await startProgram(main, {
    environment: {
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_FOLDER: folder,
      SIGNING_SECRET: secret(),
      LINE_CHANNEL_ID: '1234567890',
      LINE_CHANNEL_SECRET: secret(),
      KOMOJU_SECRET_KEY: secret(),
      KOMOJU_PUBLISHABLE_KEY: secret(),
      KOMOJU_WEBHOOK_SECRET: secret(),
      KOMOJU_API_URL: 'http://127.0.0.1:9/api/v1',
      ...withoutPurchaseLimits,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const connection = connect(
    databaseUrl
      ? { connectionString: databaseUrl }
      : { host: join(folder, 'postgres'), user: 'homestand', database: 'homestand' },
  );
  return {
    pid: program.pid,
    origin,
    connection,
    async stop() {
      await connection.close();
      await program.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
