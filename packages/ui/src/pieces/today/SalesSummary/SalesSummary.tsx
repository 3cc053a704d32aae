import { assignInlineVars } from '@vanilla-extract/dynamic';
import { formatYen } from '../../../format';
import { formatCount } from '../../../format/internal';
import { Heading, Skeleton, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { salesSummaryMessages } from './messages';
import * as styles from './SalesSummary.css';

export type SalesFigures = {
  /** Payments by card and at the counter; below zero if more were given back. */
  count: number;
  /** Yen of orders paid by card. */
  card: number;
  /** Yen taken at the counter. */
  cash: number;
  other: number;
  /** Of tills, in none of these sums. */
  corrections: number;
};

export type SalesSummaryProps = {
  /** Null while they load. */
  today: SalesFigures | null;
  month: SalesFigures | null;
  /** Name of the month: 1 to 12. */
  monthNumber: number;
  hrefs: { today: string; month: string; tills: string };
};

const ways = ['card', 'cash', 'other'] as const;
const sumOf = ({ card, cash, other }: SalesFigures) => card + cash + other;

/** What was paid today and this month, by card and at the counter. */
export function SalesSummary({ today, month, monthNumber, hrefs }: SalesSummaryProps) {
  const m = useMessages('SalesSummary', salesSummaryMessages);
  return (
    <section className={styles.root} aria-label={m.title} aria-busy={!today || !month}>
      <div className={styles.head}>
        <Heading level={2} kind="label">
          {m.title}
        </Heading>
        <TextLink href={hrefs.tills} standalone>
          {m.tills}
        </TextLink>
      </div>
      {today && month ? (
        <>
          <p className={styles.sum}>
            <span className={styles.detail}>
              {today.count < 0
                ? m.todayReturned(formatCount(-today.count))
                : m.todayCount(formatCount(today.count))}
            </span>
            <TextLink href={hrefs.today} standalone tone="neutral">
              <span className={styles.figure}>{formatYen(sumOf(today))}</span>
            </TextLink>
          </p>
          <Parts {...today} />
          <table className={styles.table}>
            <thead>
              <tr>
                {[m.way, m.today, m.month(monthNumber)].map((name) => (
                  <th key={name} scope="col" className={styles.heading}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ways.map((way) => (
                <tr key={way}>
                  <th scope="row" className={styles.way}>
                    <span className={styles.wayName}>
                      <span className={styles.swatch[way]} />
                      <span>{m[way]}</span>
                    </span>
                  </th>
                  <td className={styles.yen}>{formatYen(today[way])}</td>
                  <td className={styles.yen}>{formatYen(month[way])}</td>
                </tr>
              ))}
              <tr>
                <th scope="row" className={styles.way}>
                  {m.total}
                </th>
                <td className={styles.total}>{formatYen(sumOf(today))}</td>
                <td className={styles.total}>
                  <TextLink href={hrefs.month} standalone tone="neutral">
                    {formatYen(sumOf(month))}
                  </TextLink>
                </td>
              </tr>
            </tbody>
          </table>
          {today.corrections !== 0 && (
            <p className={styles.detail}>{m.corrections(formatYen(today.corrections))}</p>
          )}
        </>
      ) : (
        <Skeleton label={m.loading} lines={5} />
      )}
    </section>
  );
}

/** The parts of the sum in one bar; the table has the same numbers. */
function Parts(figures: SalesFigures) {
  const parts = ways.filter((way) => figures[way] > 0);
  if (parts.length === 0) return null;
  return (
    <div className={styles.parts} aria-hidden="true">
      {parts.map((way) => (
        <span
          key={way}
          className={styles.part[way]}
          style={assignInlineVars({ [styles.share]: String(figures[way]) })}
        />
      ))}
    </div>
  );
}
