import { searchWords } from '@homestand/api-client/nameForm';
import { type RawBuilder, sql } from 'kysely';
import { readOrderNumber } from '../index.ts';

/** Whole, or its last six characters. */
const orderNumber = /^([0-9]{6}-)?[0-9A-HJKMNP-TV-Z]{6}$/;

/** Digits as people write them, with a country code or brackets. */
const phoneNumber = /^[0-9()+-]*[0-9][0-9()+-]*$/;

/**
 * Orders `o` with this number, or in whose name, kana, e-mail address or phone number each word of the query is. Undefined
 * for an empty query.
 */
export function orderSearch(query: string): RawBuilder<boolean> | undefined {
  const words = searchWords(query);
  if (words.length === 0) return undefined;
  const forms = words.map((word) => (phoneNumber.test(word) ? digitsOf(word) : word));
  const number = readOrderNumber(query);
  // With `or`, PostgreSQL would look for the parts in each row again.
  return orderNumber.test(number)
    ? sql<boolean>`o.id in (
        select o.id from orders o where o.id = ${number} or right(o.id, 6) = ${number}
        union all select o.id from orders o where ${containing(forms)})`
    : containing(forms);
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

/**
 * The values are subqueries, so that the plan does not depend on them: for a frequent part PostgreSQL would rather read
 * the whole table, and look for the parts in each row.
 */
function containing(words: readonly string[]): RawBuilder<boolean> {
  const forms = words.map((word) => sql`(select search_form(${word}))`);
  const contained = forms.map((form) => sql`position(${form} in o.search_text) > 0`);
  // The index has no shorter parts of ASCII: every row would be one of its results.
  const indexed = words.filter((word) => !/^\p{ASCII}{1,2}$/u.test(word));
  const parts = indexed.map((word) => sql`search_parts(search_form(${word}))`);
  const byIndex = sql`search_parts(o.search_text) @> (select ${sql.join(parts, sql` || `)})`;
  return sql<boolean>`(${sql.join(parts.length > 0 ? [byIndex, ...contained] : contained, sql` and `)})`;
}
