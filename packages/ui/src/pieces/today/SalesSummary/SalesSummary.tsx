import { formatYen } from '../../../format';
import { formatCount } from '../../../format/internal';
import { Heading, Inline, Skeleton, Table, Text, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { assignInlineVars } from '../../../styles/inlineVars';
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
  /** Corrections of tills, which are in none of these sums. */
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

/** Payments of today and this month, by card and at the counter. */
export function SalesSummary({ today, month, monthNumber, hrefs }: SalesSummaryProps) {
  const m = useMessages('SalesSummary', salesSummaryMessages);
  return (
    <section className={styles.root} aria-label={m.title} aria-busy={!today || !month}>
      <Inline gap="md" rowGap="none" justify="between">
        <Heading level={2} kind="label">
          {m.title}
        </Heading>
        <TextLink href={hrefs.tills} standalone>
          {m.tills}
        </TextLink>
      </Inline>
      {today && month ? (
        <>
          <p className={styles.sum}>
            <Text as="span" kind="small" tone="muted">
              {today.count < 0
                ? m.todayReturned(formatCount(-today.count))
                : m.todayCount(formatCount(today.count))}
            </Text>
            <TextLink href={hrefs.today} standalone tone="neutral">
              <span className={styles.figure}>{formatYen(sumOf(today))}</span>
            </TextLink>
          </p>
          <Parts {...today} />
          <Table
            density="dense"
            items={ways}
            getKey={(way) => way}
            columns={[
              {
                header: m.way,
                cell: (way) => (
                  <span className={styles.wayName}>
                    <span className={styles.swatch[way]} />
                    <span>{m[way]}</span>
                  </span>
                ),
              },
              {
                header: m.today,
                align: 'end',
                nowrap: true,
                cell: (way) => formatYen(today[way]),
              },
              {
                header: m.month(monthNumber),
                align: 'end',
                nowrap: true,
                cell: (way) => formatYen(month[way]),
              },
            ]}
            footer={[
              [
                m.total,
                <strong key="today">{formatYen(sumOf(today))}</strong>,
                <TextLink key="month" href={hrefs.month} standalone tone="neutral">
                  {formatYen(sumOf(month))}
                </TextLink>,
              ],
            ]}
          />
          {today.corrections !== 0 && (
            <Text kind="small" tone="muted">
              {m.corrections(formatYen(today.corrections))}
            </Text>
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
