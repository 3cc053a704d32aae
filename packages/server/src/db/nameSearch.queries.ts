import { nameForm, searchWords } from '@homestand/api-client/nameForm';
import { type RawBuilder, sql } from 'kysely';

/** The words of a search as `search_form` writes them, in which names are compared. */
export const searchForms = (query: string): string[] => searchWords(query).map(nameForm);

/**
 * Whether each of these forms is a part of a text of forms. They are subqueries, so that the plan does not depend on them:
 * for a frequent part PostgreSQL would rather read the whole table, and look for the parts in each row.
 */
export const containsAll = (text: RawBuilder<unknown>, forms: readonly string[]) =>
  forms.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        forms.map((form) => sql`position((select ${form}::text) in ${text}) > 0`),
        sql` and `,
      )})`;

/** Whether each word of a search is a part of the name in a column. */
export const isNamed = (column: string, query: string) =>
  containsAll(sql`search_form(${sql.ref(column)})`, searchForms(query));
