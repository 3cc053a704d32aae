import { formatYen } from '../../../format';
import { formatCount } from '../../../format/internal';
import { CheckIcon, ChevronRightIcon } from '../../../icons';
import { Skeleton, Stack, StatusSign, Table, Text } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import * as styles from './AttentionTiles.css';
import { attentionTilesMessages } from './messages';

export type AttentionKind = 'payments' | 'refunds' | 'differences' | 'handOvers' | 'reports';

export type AttentionItem = {
  kind: AttentionKind;
  count: number;
  /** Since when the oldest one waits. */
  oldest: string | null;
  /** The list; a kind whose entries are below has none. */
  href?: string;
};

export type PaymentDifferenceItem = {
  kind: 'charged_without_order' | 'paid_without_charge' | 'wrong_amount';
  orderId: string | null;
  owed: number;
  charged: number;
  href?: string | undefined;
};

export type AttentionTilesProps = {
  /** Null while they load. */
  items: readonly AttentionItem[] | null;
  /** Differences between the payment gateway and the orders. */
  differences: readonly PaymentDifferenceItem[];
  /** The time of the figures. */
  at: string;
};

/** An entry that waits for so long is overdue. */
const overdueMinutes = 60;

/** Counts of pending decisions, the overdue first, each with a link to its list. Kinds without any share one line below. */
export function AttentionTiles({ items, differences, at }: AttentionTilesProps) {
  const m = useMessages('AttentionTiles', attentionTilesMessages);
  if (items === null) return <Skeleton label={m.loading} lines={3} />;
  const waiting = items
    .filter(({ count }) => count > 0)
    .map((item) => {
      const minutes = item.oldest === null ? null : minutesBetween(item.oldest, at);
      return { ...item, minutes, overdue: minutes !== null && minutes >= overdueMinutes };
    })
    .toSorted((item, next) => Number(next.overdue) - Number(item.overdue));
  const quiet = items.filter(({ count }) => count === 0);
  return (
    <Stack as="section" gap="md" aria-label={m.title}>
      {waiting.length > 0 && (
        <ul role="list" className={styles.tiles} data-count={waiting.length}>
          {waiting.map((item) => (
            <li key={item.kind}>
              <Tile {...item} />
            </li>
          ))}
        </ul>
      )}
      {quiet.length > 0 && (
        <Text kind="caption" tone="muted" icon={<CheckIcon size="tiny" />}>
          {m.nothing(quiet.map(({ kind }) => m[kind]))}
        </Text>
      )}
      {differences.length > 0 && <Differences items={differences} />}
    </Stack>
  );
}

type TileProps = AttentionItem & {
  /** For how long the oldest one waits. */
  minutes: number | null;
  overdue: boolean;
};

/** One kind: filled where an entry is overdue. */
function Tile({ kind, count, href, minutes, overdue }: TileProps) {
  const m = useMessages('AttentionTiles', attentionTilesMessages);
  const Link = useLinkComponent();
  const state = overdue ? 'overdue' : 'some';
  const content = (
    <>
      <span className={styles.sign}>
        <StatusSign outline="triangle" mark="bang" emphasis={overdue ? 'inverted' : 'strong'} />
      </span>
      <span className={styles.words}>
        <span className={styles.count}>
          <span className={styles.figure}>{formatCount(count)}</span>
          {m.unit}
        </span>
        <Text as="span" kind="label">
          {m[kind]}
        </Text>
        <span className={styles.detail}>
          {minutes === null ? m[`${kind}Help`] : m.oldest(minutes)}
          {overdue && <strong className={styles.overdue}>{m.overdue}</strong>}
        </span>
      </span>
    </>
  );
  if (href === undefined) return <div className={styles.tile({ state })}>{content}</div>;
  return (
    <Link href={href} className={styles.tile({ state })}>
      {content}
      <ChevronRightIcon size="small" />
    </Link>
  );
}

function Differences({ items }: { items: readonly PaymentDifferenceItem[] }) {
  const m = useMessages('AttentionTiles', attentionTilesMessages);
  const Link = useLinkComponent();
  return (
    <div className={styles.differences}>
      <Table
        caption={m.differencesList}
        density="dense"
        cards="tablet"
        items={items}
        // A charge without an order has no key, and the rows do not move.
        getKey={(_item, index) => index}
        columns={[
          {
            header: m.order,
            cell: ({ orderId, href }) =>
              orderId === null ? (
                m.unknownOrder
              ) : href === undefined ? (
                <OrderNumber orderId={orderId} />
              ) : (
                <Link href={href} className={styles.link}>
                  <OrderNumber orderId={orderId} />
                </Link>
              ),
          },
          { header: m.what, cell: ({ kind }) => m[kind] },
          {
            header: m.owed,
            align: 'end',
            nowrap: true,
            card: 'start',
            labelled: true,
            cell: ({ owed }) => formatYen(owed),
          },
          {
            header: m.charged,
            align: 'end',
            nowrap: true,
            card: 'end',
            labelled: true,
            cell: ({ charged }) => formatYen(charged),
          },
        ]}
      />
    </div>
  );
}

const minute = 60_000;

/** Whole minutes from one time to another; 0 if it is later. */
const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / minute));
