import { nameForm, searchWords } from '@homestand/api-client/nameForm';
import { type RawBuilder, sql } from 'kysely';
import { isNumbered, ordersContaining } from '../index.ts';

/** Digits as people write them, with a country code or brackets. */
const phoneNumber = /^[0-9()+-]*[0-9][0-9()+-]*$/;

/**
 * Orders `o` with this number, or in whose name, kana, e-mail address or phone number each word of the query is. Undefined
 * for an empty query.
 */
export function orderSearch(query: string): RawBuilder<boolean> | undefined {
  const words = searchWords(query);
  if (words.length === 0) return undefined;
  const forms = words.map((word) => (phoneNumber.test(word) ? digitsOf(word) : nameForm(word)));
  const containing = ordersContaining('search_text', forms);
  const numbered = isNumbered(query);
  // With `or`, PostgreSQL would look for the parts in each row again.
  return numbered
    ? sql<boolean>`o.id in (
        select o.id from orders o where ${numbered}
        union all select o.id from orders o where ${containing})`
    : containing;
}

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');
