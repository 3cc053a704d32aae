import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOnce, openCluster, superuser } from '../../packages/server/src/db/embedded/cluster.ts';
import { giveTo } from '../../packages/server/src/db/embedded/privilege.ts';
import { launch, type Settings } from '../../packages/server/src/db/embedded/server.ts';
import { removeFolder } from './removeFolder.ts';
import { freePort } from './services.port.ts';

const host = '127.0.0.1';
const database = 'homestand';

/** A PostgreSQL like a club's host provides: another major version, over TCP, with a password. */
export async function startPostgres(settings: Settings = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'homestand-postgres-'));
  try {
    const cluster = await openCluster({ folder, packageName: 'postgres-17' });
    const password = randomBytes(16).toString('hex');
    const passwordFile = join(folder, 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    await giveTo(cluster.privilege.account, passwordFile);
    await makeOnce(cluster, { passwordFile, durable: false });

    const port = await freePort();
    const server = await launch(cluster, {
      settings: {
        ...{ listen_addresses: host, port, unix_socket_directories: '', fsync: 'off' },
        ...settings,
      },
      poolConfig: { host, port, user: superuser, password, database },
      log: () => {},
    });
    return {
      pid: server.pid,
      url: `postgres://${superuser}:${password}@${host}:${port}/${database}`,
      async stop() {
        await server.stop();
        await removeFolder(folder);
      },
    };
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
}
