import { connect } from '../../packages/server/src/db/database.ts';
import { startTemporaryPostgres } from '../../packages/server/src/db/embedded/temporary.ts';
import { migrate } from '../../packages/server/src/db/migrate.ts';
import { createJobQueue } from '../../packages/server/src/jobs/queue.ts';
import { databaseHost } from './database.ts';
import { openRunFolder } from './runFolder.ts';

// Most statements of a test run once or twice per connection: planning each with its values takes longer than running
// it. No table lives long enough for autovacuum.
const settings = {
  max_connections: 200,
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  autovacuum: 'off',
};

/** A temporary folder and one PostgreSQL for all tests of a run; each test server gets a copy of its empty database. */
export default async function setup() {
  const closeRunFolder = await openRunFolder();
  const postgres = await startTemporaryPostgres({ settings });
  const { db, close } = connect(postgres.poolConfig);
  await migrate(db);
  const jobs = createJobQueue(db, {
    onError: (error) => {
      throw error;
    },
  });
  await jobs.open();
  await jobs.stop();
  await close();
  // The folder of its socket; the test processes inherit the variable.
  process.env[databaseHost] = postgres.poolConfig.host;
  return async () => {
    await postgres.stop();
    await closeRunFolder();
  };
}
