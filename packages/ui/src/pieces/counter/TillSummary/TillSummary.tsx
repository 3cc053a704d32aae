import { formatYen } from '../../../format';
import { formatCount, formatTime } from '../../../format/internal';
import { CheckIcon, ClockIcon, EditIcon, WarningIcon } from '../../../icons';
import { DescriptionList, DescriptionListItem, Inline, Table, Text } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tillSummaryMessages } from './messages';
import * as styles from './TillSummary.css';

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
type CountedCash = { amount: number; at: string; by: string };

export type Till = {
  name: string;
  /** It still takes money today. */
  open: boolean;
  cash: TillSum;
  other: TillSum;
  /** The cash of the start; null before it is noted. */
  float: CountedCash | null;
  /** Without a float, what lay in the drawer after an earlier match of the day. */
  carried?: number | undefined;
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
      <Inline as="header" gap="md" rowGap="xs">
        {href === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        )}
        <Text
          as="span"
          kind="labelSmall"
          tone={open ? 'success' : 'muted'}
          icon={open ? <ClockIcon size="tiny" /> : <CheckIcon size="tiny" />}
        >
          {open ? m.open : m.closed}
        </Text>
        {corrected && (
          <Text as="span" kind="labelSmall" tone="warning" icon={<EditIcon size="tiny" />}>
            {m.corrected}
          </Text>
        )}
      </Inline>
      <Table
        density="dense"
        items={(['cash', 'other'] as const).map((means) => ({ means, ...till[means] }))}
        getKey={({ means }) => means}
        columns={[
          {
            header: m.means,
            cell: ({ means, count }) => (
              <>
                {m[means]}
                <span className={styles.count}>
                  {count < 0 ? m.returned(formatCount(-count)) : m.count(formatCount(count))}
                </span>
              </>
            ),
          },
          { header: m.paid, align: 'end', nowrap: true, cell: ({ paid }) => formatYen(paid) },
          {
            header: m.corrections,
            align: 'end',
            nowrap: true,
            cell: ({ corrections }) => (corrections === 0 ? m.none : formatYen(corrections)),
          },
          {
            header: m.expected,
            align: 'end',
            nowrap: true,
            cell: ({ expected }) => <span className={styles.expected}>{formatYen(expected)}</span>,
          },
        ]}
      />
      {(till.float ?? till.carried ?? till.counted) && <TillSummaryDrawer {...till} />}
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

/** The cash in the drawer: what lay there at the start, what must be there, what was counted, and the difference. */
function TillSummaryDrawer({
  float,
  carried,
  drawer,
  counted,
}: Pick<Till, 'float' | 'carried' | 'drawer' | 'counted'>) {
  const m = useMessages('TillSummary', tillSummaryMessages);
  const difference = counted ? counted.amount - counted.expected : 0;
  const changed = counted ? drawer - counted.expected : 0;
  return (
    <>
      <DescriptionList kind="ends" divided>
        {carried === undefined ? (
          <Fact term={m.float} counted={float} />
        ) : (
          <Fact term={m.carried} amount={carried} />
        )}
        <Fact term={m.drawer} amount={drawer} />
        {counted && (
          <>
            <Fact term={m.counted} counted={counted} />
            <DescriptionListItem term={m.difference}>
              <Text
                as="span"
                kind="label"
                tone={difference === 0 ? 'success' : 'warning'}
                icon={difference === 0 ? <CheckIcon size="tiny" /> : <WarningIcon size="tiny" />}
              >
                {m.differs(difference)}
              </Text>
            </DescriptionListItem>
          </>
        )}
      </DescriptionList>
      {changed !== 0 && (
        <Text kind="small" phrases tone="warning">
          {m.changed(changed)}
        </Text>
      )}
    </>
  );
}

type FactProps = { term: string; amount?: number; counted?: Till['float'] };

function Fact({ term, counted = null, amount = counted?.amount }: FactProps) {
  const m = useMessages('TillSummary', tillSummaryMessages);
  return (
    <DescriptionListItem
      term={
        <>
          {term}
          {counted && (
            <span className={styles.count}>{m.countedBy(formatTime(counted.at), counted.by)}</span>
          )}
        </>
      }
    >
      <span className={styles.factYen}>
        {amount === undefined ? m.notNoted : formatYen(amount)}
      </span>
    </DescriptionListItem>
  );
}
