// Rewrites packages/server/src/db/schema.ts from the migrations: npm run schema:update
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../packages/server/src/db/database.ts';
import { startTemporaryPostgres } from '../packages/server/src/db/embedded/temporary.ts';
import { migrate } from '../packages/server/src/db/migrate.ts';
import { schemaText } from './databaseSchema/schemaText.ts';

const postgres = await startTemporaryPostgres();
const { db, pool, close } = connect(postgres.poolConfig);
await migrate(db);
const file = join(import.meta.dirname, '..', 'packages', 'server', 'src', 'db', 'schema.ts');
writeFileSync(file, await schemaText(pool));
await close();
await postgres.stop();
console.log(`Written: ${file}. Read the diff.`);
