import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { type Database, runCompiled } from './database.ts';

/** A value within SQL: known when the SQL is built, or given with each run of a `statement`. */
export type Value<Type> = Type | RawBuilder<Type>;

/** Stands for a value in the parameters of a compiled statement. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Stands for a value, by its name, in the SQL of a statement. */
export type Placeholders<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

/**
 * A statement of a frequent read. Its SQL is built and compiled on the first run only, and nothing renames the columns
 * of its rows: they need the names of the row's properties.
 */
export function statement<Values extends Record<string, unknown>, Row>(
  build: (placeholder: Placeholders<Values>) => RawBuilder<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;

  return (db, values) => {
    compiled ??= build((name) => sql`${new Placeholder(name)}`).compile(db.withoutPlugins());
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    return runCompiled<Row>(db, compiled.sql, parameters);
  };
}
