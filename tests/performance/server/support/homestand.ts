import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, connect } from '../../../../packages/server/src/db/database.ts';
import { clubWith, secondClub } from '../../../support/clubs.ts';
import { purchaseLimitsOff } from '../../../support/purchaseLimits.ts';
import { freePort } from '../../../support/services.port.ts';
import { type Program, startProgram } from './processes.ts';

const thisCheckout = join(import.meta.dirname, '..', '..', '..', '..');

export type Homestand = Program & { origin: string; connection: Connection };

type Options = {
  databaseUrl?: string;
  checkout?: string;
  environment?: NodeJS.ProcessEnv;
  /** A free one otherwise. */
  port?: number;
};

/** Starts the server as in production, in its own process, with a direct database connection. */
export async function startHomestand({
  databaseUrl,
  checkout = thisCheckout,
  environment,
  port: givenPort,
}: Options = {}): Promise<Homestand> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-'));
  const port = givenPort ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const secret = () => randomBytes(32).toString('hex');
  const program = await startProgram(join(checkout, 'packages', 'server', 'src', 'main.ts'), {
    environment: {
      NODE_ENV: 'production',
      PORT: String(port),
      // Production accepts https only; the requests go to the port itself.
      PUBLIC_ORIGIN: origin.replace('http:', 'https:'),
      DATA_FOLDER: folder,
      SIGNING_SECRET: secret(),
      LINE_CHANNEL_ID: '1234567890',
      LINE_CHANNEL_SECRET: secret(),
      KOMOJU_SECRET_KEY: secret(),
      KOMOJU_PUBLISHABLE_KEY: secret(),
      KOMOJU_WEBHOOK_SECRET: secret(),
      KOMOJU_API_URL: 'http://127.0.0.1:9/api/v1',
      ...clubWith(purchaseLimitsOff, secondClub),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
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
