import type pg from 'pg';
import { columnComments, columnTypes, imports, namedUnions } from './columnTypes.ts';

type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isAlwaysGenerated: boolean;
};

const columnsQuery = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as "isNullable", d.adbin is not null or a.attidentity <> '' as "hasDefault",
    a.attidentity = 'a' or a.attgenerated <> '' as "isAlwaysGenerated"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and c.relname not like 'kysely%'
  order by c.relname, a.attnum`;

const checksQuery = `
  select c.conrelid::regclass::text || '.' || a.attname as column, pg_get_constraintdef(c.oid) as check
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'c' and cardinality(c.conkey) = 1 order by c.oid`;

/** packages/server/src/db/schema.ts, from the tables and views of a migrated database. */
export async function schemaText(client: pg.Pool | pg.Client): Promise<string> {
  const { rows: columns } = await client.query<Column>(columnsQuery);
  const { rows: checks } = await client.query<{ column: string; check: string }>(checksQuery);
  const valuesOf = new Map(
    checks.flatMap(({ column, check }) => {
      const values = checkedValues(check);
      return values ? [[column, values]] : [];
    }),
  );
  const tables = Map.groupBy(columns, ({ table }) => table);
  checkColumnsExist(columns);
  return `// Written by npm run schema:update from the migrations and scripts/databaseSchema/columnTypes.ts.
${imports}
type Made = ColumnType<Date, Date | string | undefined, Date | string>;

type Time = ColumnType<Date, Date | string, Date | string>;

type TimeOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

${Object.keys(namedUnions)
  .map((name) => namedUnion(name, valuesOf))
  .join('\n\n')}

export type Tables = {
${[...tables].map(([table, ofTable]) => `  ${camelCase(table)}: {\n${ofTable.map((column) => property(column, valuesOf)).join('\n')}\n  };`).join('\n')}
};
`;
}

/** The values of a constraint that lists them. */
function checkedValues(check: string): string[] | undefined {
  const list = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.+)\]\)|('[^']*'::text))\)\)$/.exec(check);
  const values = list?.[1] ?? list?.[2];
  return values?.split(', ').map((value) => value.replace(/^'(.*)'::text$/, '$1'));
}

function namedUnion(name: string, valuesOf: Map<string, string[]>): string {
  const { about, columns, values: uncheckedValues } = namedUnions[name] ?? { columns: [] };
  const checked = columns.flatMap((column) => valuesOf.get(column)?.join('|') ?? []);
  const [values = uncheckedValues?.join('|'), ...others] = new Set(checked);
  if (values === undefined || others.length > 0 || (checked.length > 0 && uncheckedValues))
    throw new Error(
      `${name} of scripts/databaseSchema/columnTypes.ts needs one list of values, from the check constraints of ${columns.join(', ')} or as its values.`,
    );
  const comment = about === undefined ? '' : `/** ${about} */\n`;
  return `${comment}${typed(`export type ${name} =`, values.split('|').map(quoted), 0)}`;
}

function property(column: Column, valuesOf: Map<string, string[]>): string {
  const key = `${column.table}.${column.name}`;
  const comment = columnComments[key] === undefined ? '' : `    /** ${columnComments[key]} */\n`;
  return `${comment}${typed(`    ${camelCase(column.name)}:`, typeOf(column, key, valuesOf), 4)}`;
}

/** The members of the union that a column is. */
function typeOf(column: Column, key: string, valuesOf: Map<string, string[]>): string[] {
  const { type, isNullable, hasDefault, isAlwaysGenerated } = column;
  const name = Object.keys(namedUnions).find((union) => namedUnions[union]?.columns.includes(key));
  const values = valuesOf.get(key)?.map(quoted);
  if (columnTypes[key] !== undefined && values)
    throw new Error(`${key} has a check constraint: remove it from columnTypes.`);
  if (type === 'timestamp with time zone')
    return [isNullable ? 'TimeOrNull' : hasDefault ? 'Made' : 'Time'];
  // pg parses a date into a Date; statements read it as text.
  if (type === 'date') return ['ColumnType<Date, string, string>'];
  if (type === 'jsonb')
    return [
      `JSONColumnType<${columnTypes[key]}, string${hasDefault ? ' | undefined' : ''}, string>`,
      ...(isNullable ? ['null'] : []),
    ];
  const namedType = columnTypes[key] ?? name;
  const members = [
    ...(namedType === undefined ? (values ?? [plainType(type, key)]) : [namedType]),
    ...(isNullable ? ['null'] : []),
  ];
  if (isAlwaysGenerated) return [`GeneratedAlways<${members.join(' | ')}>`];
  return hasDefault && !isNullable ? [`Generated<${members.join(' | ')}>`] : members;
}

const plainTypes: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'double precision': 'number',
  integer: 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  uuid: 'string',
  'uuid[]': 'string[]',
};

function plainType(type: string, key: string): string {
  const plain = plainTypes[type];
  if (plain === undefined) throw new Error(`${key} has the type ${type}: add it to plainTypes.`);
  return plain;
}

const width = 100;

/** As the formatter writes it. */
function typed(start: string, members: string[], indent: number): string {
  const line = `${start} ${members.join(' | ')};`;
  if (line.length <= width) return line;
  return `${start}\n${members.map((member) => `${' '.repeat(indent + 2)}| ${member}`).join('\n')};`;
}

function checkColumnsExist(columns: Column[]) {
  const existing = new Set(columns.map(({ table, name }) => `${table}.${name}`));
  const named = [
    ...Object.values(namedUnions).flatMap((union) => union.columns),
    ...Object.keys(columnTypes),
    ...Object.keys(columnComments),
  ];
  const missing = named.filter((column) => !existing.has(column));
  if (missing.length > 0)
    throw new Error(
      `scripts/databaseSchema/columnTypes.ts names columns that are gone: ${missing}`,
    );
}

const quoted = (value: string) => `'${value}'`;

const camelCase = (name: string) =>
  name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
