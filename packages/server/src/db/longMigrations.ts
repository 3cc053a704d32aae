import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type LongStatement = { kind: 'index' | 'rewrite' | 'update'; table: string; index?: string };

const patterns: [LongStatement['kind'], RegExp][] = [
  // Only where the migration leaves an index that is there already may it be made before.
  ['index', /create (?:unique )?index if not exists (?<index>\w+) on (?<table>\w+)/gi],
  ['rewrite', /create (?:unique )?index (?!concurrently|if )\w+ on (?<table>\w+)/gi],
  [
    'rewrite',
    /alter table (?<table>\w+)[^;]*?\b(?:generated always as[^;]*?stored|alter column \w+ type)/gi,
  ],
  ['update', /\bupdate (?<table>\w+) (?:\w+ )?set\b/gi],
];

/** Statements of a migration that take longer the more rows a table has, and hold its lock meanwhile. */
export function longStatementsOf(migration: string): LongStatement[] {
  const file = join(import.meta.dirname, 'migrations', `${migration}.sql`);
  const text = readFileSync(file, 'utf8').replace(/--.*$/gm, '');
  const created = new Set([...text.matchAll(/create table (\w+)/gi)].map(([, table]) => table));
  return patterns
    .flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map(({ groups = {} }) => ({
        kind,
        table: groups.table ?? '',
        ...(groups.index !== undefined && { index: groups.index }),
      })),
    )
    .filter(({ table }) => !created.has(table));
}
