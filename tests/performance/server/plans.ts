// Counts the database buffers and rows each call reads, in a small club and in one a hundred times as large,
// from PostgreSQL's own plans of the server's statements: npm run bench -- plans
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../../packages/server/src/config/config.ts';
import { connect } from '../../../packages/server/src/db/database.ts';
import { startEmbeddedPostgres } from '../../../packages/server/src/db/embedded.ts';
import { migrate } from '../../../packages/server/src/db/migrate.ts';
import { start } from '../../../packages/server/src/start.ts';
import { clubWith } from '../../support/clubs.ts';
import { purchaseLimitsOff } from '../../support/purchaseLimits.ts';
import { freePort } from '../../support/services.port.ts';
import { callsOf } from './support/calls.ts';
import { createPlanLog, type Explained, planLogSettings } from './support/explained.ts';
import { fill, large, type Size, small } from './support/fillDatabase.ts';
import { megabytes } from './support/statistics.ts';

const root = join(import.meta.dirname, '..', '..', '..');

async function explain(size: Size): Promise<Map<string, Explained[]>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'homestand-plans-'));
  const { log, take } = createPlanLog();
  const postgres = await startEmbeddedPostgres({
    dataFolder: join(dataFolder, 'postgres'),
    durable: false,
    settings: { ...planLogSettings, fsync: 'off', max_wal_size: '4GB', autovacuum: 'off' },
    log,
  });
  const { host, user, database } = postgres.poolConfig;
  const connection = connect(postgres.poolConfig);
  try {
    await migrate(connection.db);
    console.error(`Filling ${size.messages} messages and ${size.orders} orders …`);
    await fill(connection, size);
    const held = await connection.pool.query(
      "select pg_database_size(current_database()) as all, pg_total_relation_size('messages') as messages",
    );
    console.error(
      `The database has ${megabytes(held.rows[0]?.all)} MB, ${megabytes(held.rows[0]?.messages)} MB of them messages.`,
    );
    await connection.pool.query(`alter database ${database} set auto_explain.log_min_duration = 0`);
    const port = await freePort();
    const config = readConfig(
      {
        PORT: String(port),
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        DATABASE_URL: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`,
        DATA_FOLDER: dataFolder,
        LOG_LEVEL: 'fatal',
        DEMO: 'false',
        ...clubWith(purchaseLimitsOff),
      },
      root,
    );
    const running = await start(config);
    await sleep(1000);
    const seen = new Map([['maintenance', await take()]]);
    try {
      for (const { name, call, most = 8 } of await callsOf(connection, running, size)) {
        // PostgreSQL uses a generic plan from a statement's sixth execution on a connection at the earliest.
        for (let warm = 1; warm < most; warm++) await call(randomUUID());
        await take();
        await call(randomUUID());
        seen.set(name, await take());
      }
    } finally {
      await running.stop();
    }
    return seen;
  } finally {
    await connection.close();
    await postgres.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

const sum = (statements: readonly Explained[], what: 'buffers' | 'rows') =>
  statements.reduce((total, statement) => total + statement[what], 0);

// A B-tree with a hundred times the entries is one level deeper: at most half as many buffers again.
const grew = (before: number, after: number) => after > before * 1.5 + 100;

const [before, after] = [await explain(small), await explain(large)];
const rows = [...after].map(([name, now]) => {
  const then = before.get(name) ?? [];
  const [buffersSmall, buffersLarge] = [sum(then, 'buffers'), sum(now, 'buffers')];
  const [rowsSmall, rowsLarge] = [sum(then, 'rows'), sum(now, 'rows')];
  return {
    call: name,
    statements: now.length,
    'buffers small': buffersSmall,
    'buffers large': buffersLarge,
    'rows small': rowsSmall,
    'rows large': rowsLarge,
    grew: grew(buffersSmall, buffersLarge) || grew(rowsSmall, rowsLarge) ? 'GREW' : '',
  };
});
console.table(rows);
console.log(`small: ${JSON.stringify(small)}, large: ${JSON.stringify(large)}`);

for (const { call } of rows.filter((row) => row.grew !== '')) {
  const statements = [...(after.get(call) ?? [])].sort((a, b) => b.buffers - a.buffers);
  console.log(`\n${call}`);
  for (const { text, buffers, rows: read, scans } of statements.slice(0, 3)) {
    console.log(`  ${buffers} buffers, ${read} rows: ${text.slice(0, 160)}`);
    for (const scan of scans) console.log(`      ${scan}`);
  }
}
