import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  type Cluster,
  environment,
  makeOnce,
  openCluster,
  superuser,
} from '../../packages/server/src/db/embedded/cluster.ts';
import { dyingWithParent, giveTo } from '../../packages/server/src/db/embedded/privilege.ts';
import { startProxy } from './proxy.ts';
import { removeFolder } from './removeFolder.ts';
import { freePort } from './services.port.ts';
import { until } from './until.ts';

const host = '127.0.0.1';
const database = 'homestand';
const password = 'of-this-test-only';

/** A primary with synchronous replication to a standby, both behind one TCP address. */
export async function startReplicatedPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'homestand-failover-'));
  const primary = await openCluster({ folder: join(folder, 'primary') });
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  await giveTo(primary.privilege.account, passwordFile);
  await makeOnce(primary, { passwordFile, durable: false });
  // The cluster has never run: a copy of its folder is a base backup.
  const standby = await openCluster({ folder: join(folder, 'standby') });
  await cp(primary.data, standby.data, { recursive: true });
  await chmod(standby.data, 0o700);
  await writeFile(join(standby.data, 'standby.signal'), '');

  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const first = await run(primary, primaryPort, {});
  await ask(primaryPort, 'postgres', `create database ${database}`);
  const second = await run(standby, standbyPort, {
    primary_conninfo: `host=${host} port=${primaryPort} user=${superuser} password=${password} application_name=standby`,
  });
  await ask(primaryPort, 'postgres', "alter system set synchronous_standby_names = 'standby'");
  await ask(primaryPort, 'postgres', 'select pg_reload_conf()');
  await until(async () => {
    const query = "select 1 from pg_stat_replication where sync_state = 'sync'";
    return (await ask(primaryPort, 'postgres', query)).rowCount === 1;
  });
  const proxy = await startProxy(`http://${host}:${primaryPort}`);

  return {
    url: `postgres://${superuser}:${password}@${new URL(proxy.origin).host}/${database}`,
    proxy,
    /** Kills the primary and all its processes at once. */
    async killPrimary() {
      killGroup(first);
      await once(first, 'exit');
      proxy.closeConnections();
    },
    async promoteStandby() {
      await ask(standbyPort, 'postgres', 'select pg_promote()');
      proxy.connectTo(`http://${host}:${standbyPort}`);
    },
    async stop() {
      await proxy.stop();
      for (const child of [first, second])
        if (child.exitCode === null && child.signalCode === null) killGroup(child);
      await removeFolder(folder);
    },
  };
}

async function run(cluster: Cluster, port: number, settings: Record<string, string>) {
  const all = {
    ...{ listen_addresses: host, port, unix_socket_directories: '', fsync: 'off' },
    ...{ shared_buffers: '32MB', ...settings },
  };
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program = '', ...rest] = [
    ...cluster.privilege.prefix,
    ...(await dyingWithParent('KILL')),
    ...[cluster.binaries.postgres, '-D', cluster.data, ...words],
  ];
  const child = spawn(program, rest, {
    ...cluster.privilege.account,
    env: environment(),
    cwd: cluster.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
    return ask(port, 'postgres', 'select 1').then(
      () => true,
      () => false,
    );
  });
  return child;
}

function killGroup({ pid = 0 }: ChildProcess) {
  process.kill(-pid, 'SIGKILL');
}

async function ask(port: number, name: string, statement: string) {
  const client = new pg.Client({ host, port, user: superuser, password, database: name });
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}
