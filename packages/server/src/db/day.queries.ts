import { timeZone } from '@homestand/api-client/day';
import { type RawBuilder, sql } from 'kysely';

type Expression = RawBuilder<unknown>;

const zone = sql.lit(timeZone);

export const now = sql`now()`;

/** The day in Japan at a moment. */
export const dayOf = (at: Expression) => sql`(${at} at time zone ${zone})::date`;

/** The hour that clocks in Japan show at a moment. */
export const hourOf = (at: Expression) => sql`extract(hour from ${at} at time zone ${zone})::int4`;

/** The month in Japan at a moment, as its first day. */
export const monthOf = (at: Expression) => sql`date_trunc('month', ${at} at time zone ${zone})`;

/** The year of a day. */
export const yearOf = (day: Expression) => sql`date_trunc('year', ${day})`;

/** The first moment of the day in Japan. */
export const startOfDay = (at: Expression) => sql`date_trunc('day', ${at}, ${zone})`;

/** The first moment of the month in Japan. */
export const startOfMonth = (at: Expression) => sql`date_trunc('month', ${at}, ${zone})`;

/** The first moment of a day in Japan, or the moment at which clocks there show a time of it. */
export const momentOf = (day: Expression) => sql`(${day})::timestamp at time zone ${zone}`;
