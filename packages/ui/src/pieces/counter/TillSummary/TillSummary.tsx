import { formatYen } from '../../../format';
import { formatCount, formatTime } from '../../../format/internal';
import { CheckIcon, ClockIcon, EditIcon } from '../../../icons';
import { useLinkComponent, useMessages } from '../../../primitives/UiProvider/internal';
import { tillSummaryMessages } from './messages';
import * as styles from './TillSummary.css';
import { TillSummaryDrawer } from './TillSummaryDrawer';

export type TillSum = {
  /** Payments less those given back. */
  count: number;
  /** Yen; below zero if more was given back. */
  paid: number;
  corrections: number;
  expected: number;
  /** Taken for hand-overs that were refused: in the drawer, and in no sum. */
  notCounted: number;
};

/** Cash that a person has counted. */
export type CountedCash = { amount: number; at: string; by: string };

export type Till = {
  name: string;
  /** It still takes money today. */
  open: boolean;
  cash: TillSum;
  other: TillSum;
  /** The cash of the start; null before it is noted. */
  float: CountedCash | null;
  /** What must be in the drawer now: the float and the expected cash. */
  drawer: number;
  /** The last count, and what had to be in the drawer then. */
  counted: (CountedCash & { expected: number }) | null;
  /** Hand-overs that its device has not sent, as it last reported. */
  unsent: { count: number; at: string } | null;
};

export type TillSummaryProps = Till & {
  /** Its entries; on their own page there is none. */
  href?: string | undefined;
};

/** What a till must have: what was paid, what was corrected, and the sum, in cash and otherwise; and what was counted. */
export function TillSummary({ href, ...till }: TillSummaryProps) {
  const { name, open, cash, other, unsent } = till;
  const m = useMessages('TillSummary', tillSummaryMessages);
  const Link = useLinkComponent();
  const corrected = cash.corrections !== 0 || other.corrections !== 0;
  return (
    <article className={styles.root} aria-label={name}>
      <header className={styles.head}>
        {href === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        )}
        <span className={styles.mark({ open })}>
          {open ? <ClockIcon size="tiny" /> : <CheckIcon size="tiny" />}
          {open ? m.open : m.closed}
        </span>
        {corrected && (
          <span className={styles.corrected}>
            <EditIcon size="tiny" />
            {m.corrected}
          </span>
        )}
      </header>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[m.means, m.paid, m.corrections, m.expected].map((title) => (
                <th key={title} scope="col" className={styles.heading}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(
              [
                ['cash', cash],
                ['other', other],
              ] as const
            ).map(([means, sum]) => (
              <tr key={means}>
                <th scope="row" className={styles.means}>
                  {m[means]}
                  <span className={styles.count}>
                    {sum.count < 0
                      ? m.returned(formatCount(-sum.count))
                      : m.count(formatCount(sum.count))}
                  </span>
                </th>
                <td className={styles.yen}>{formatYen(sum.paid)}</td>
                <td className={styles.yen}>
                  {sum.corrections === 0 ? m.none : formatYen(sum.corrections)}
                </td>
                <td className={styles.expected}>{formatYen(sum.expected)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(till.float ?? till.counted) && <TillSummaryDrawer {...till} />}
      {unsent && unsent.count > 0 && (
        <p className={styles.notCounted}>{m.unsent(unsent.count, formatTime(unsent.at))}</p>
      )}
      {(cash.notCounted > 0 || other.notCounted > 0) && (
        <p className={styles.notCounted}>
          {m.notCounted}
          {cash.notCounted > 0 && <span>{m.sum(m.cash, formatYen(cash.notCounted))}</span>}
          {other.notCounted > 0 && <span>{m.sum(m.other, formatYen(other.notCounted))}</span>}
        </p>
      )}
    </article>
  );
}
