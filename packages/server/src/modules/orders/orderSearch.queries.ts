import { isOrderNumber, readOrderNumber } from '@homestand/api-client/orderNumber';
import { sql } from 'kysely';
import { containsAll } from '../../db/nameSearch.queries.ts';

/** Orders `o` with this number, or with its last six characters; undefined for a text that is neither. */
export function isNumbered(typed: string) {
  const number = readOrderNumber(typed);
  return isOrderNumber(number)
    ? sql<boolean>`(o.id = ${number} or right(o.id, 6) = ${number})`
    : undefined;
}

/** Orders `o` that have all these forms in one of their texts: names and kana, or those with e-mail address and phone number. */
export function ordersContaining(column: 'search_name' | 'search_text', forms: readonly string[]) {
  const contained = containsAll(sql`o.${sql.raw(column)}`, forms);
  // The index has no shorter parts of ASCII: every row would be one of its results.
  const indexed = forms.filter((form) => !/^\p{ASCII}{1,2}$/u.test(form));
  if (indexed.length === 0) return contained;
  const parts = indexed.map((form) => sql`search_parts(${form}::text)`);
  return sql<boolean>`(search_parts(o.search_text) @> (select ${sql.join(parts, sql` || `)}) and ${contained})`;
}
