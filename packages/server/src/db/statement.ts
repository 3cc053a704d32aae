import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { type Database, runCompiled } from './database.ts';

/** A value within SQL: known when the SQL is built, or given with each run of a `statement`. */
export type Value<Type> = Type | RawBuilder<Type>;

/** Stands for a value in the parameters of a compiled statement. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement of a frequent read. Its SQL is built and compiled on the first run only, and nothing renames the columns
 * of its rows: they need the names of the row's properties.
 */
export function statement<Values extends Record<string, unknown>, Row>(
  build: (given: { [Name in keyof Values]: RawBuilder<Values[Name]> }) => RawBuilder<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const slots = new Proxy({} as { [Name in keyof Values]: RawBuilder<Values[Name]> }, {
    get: (_target, name) => sql`${new Slot(String(name))}`,
  });
  let compiled: CompiledQuery<Row> | undefined;

  return (db, values) => {
    compiled ??= build(slots).compile(db.withoutPlugins());
    const parameters = compiled.parameters.map((one) =>
      one instanceof Slot ? values[one.name] : one,
    );
    return runCompiled<Row>(db, compiled.sql, parameters);
  };
}
