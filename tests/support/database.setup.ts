import type { TestProject } from 'vitest/node';
import { connect } from '../../packages/server/src/db/database.ts';
import { startTemporaryPostgres } from '../../packages/server/src/db/embedded/temporary.ts';
import { migrate } from '../../packages/server/src/db/migrate.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface ProvidedContext {
    /** The folder of the socket of a PostgreSQL whose database `homestand` has every table and no row. */
    databaseHost: string;
  }
}

/** One PostgreSQL for all tests; each test server gets a copy of its empty database. */
export async function setup(project: TestProject) {
  const postgres = await startTemporaryPostgres({ settings: { max_connections: 200 } });
  const { db, close } = connect(postgres.poolConfig);
  await migrate(db);
  await close();
  project.provide('databaseHost', postgres.poolConfig.host);
  return () => postgres.stop();
}
