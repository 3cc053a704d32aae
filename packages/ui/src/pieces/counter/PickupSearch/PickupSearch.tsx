import { formatYen } from '../../../format';
import { CheckIcon, ChevronRightIcon, ShopIcon } from '../../../icons';
import {
  EmptyState,
  Heading,
  Picture,
  RowList,
  RowListItem,
  SearchField,
  Skeleton,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import { isPartOfNumber } from './isPartOfNumber';
import { pickupSearchMessages } from './messages';
import * as styles from './PickupSearch.css';

export type PickupSearchProps = {
  value: string;
  onValueChange: (value: string) => void;
  onSearch: () => void;
  /** Number of orders found; null while there is no answer. */
  count: number | null;
};

/** Search at the counter, for a fan whose code cannot be read. */
export function PickupSearch({ value, onValueChange, onSearch, count }: PickupSearchProps) {
  const m = useMessages('PickupSearch', pickupSearchMessages);
  return (
    <SearchField
      label={m.label}
      placeholder={m.placeholder}
      value={value}
      onValueChange={onValueChange}
      onSearch={onSearch}
      maxLength={100}
      {...(value !== '' &&
        count !== null &&
        (count > 0 || !isPartOfNumber(value)) && { note: m.count(count) })}
    />
  );
}

export type FoundPickup = {
  orderId: string;
  customerName: string;
  kana?: string | undefined;
  /** The first product. */
  itemName: string;
  imageUrl: string | null;
  /** Number of pieces. */
  count: number;
  /** Yen that are still to be taken. */
  due: number;
  /** A part of its money went back. */
  refunded?: boolean;
  /** Reason why it cannot be handed over. */
  status:
    | 'open'
    | 'handedOver'
    | 'canceled'
    | 'refunded'
    | 'paymentPending'
    | 'paymentFailed'
    | 'shipping';
};

export type PickupSearchResultsProps = {
  /** Null: these are all that wait to be handed over, in dense rows. */
  query: string | null;
  /** Null while they load. */
  items: readonly FoundPickup[] | null;
  /** There are more than these. */
  more?: boolean;
  hrefOf: (orderId: string) => string;
};

/** Orders that a search at the counter has found. */
export function PickupSearchResults({
  query,
  items,
  more = false,
  hrefOf,
}: PickupSearchResultsProps) {
  const m = useMessages('PickupSearch', pickupSearchMessages);
  const list = query === null ? 'waiting' : 'found';
  const title = query === null ? m.waiting(items?.length ?? null) : m.title(query);
  const none = query !== null && isPartOfNumber(query) ? m.typing : m.none;
  return (
    <section className={styles.root({ list })} aria-label={title} aria-busy={items === null}>
      <Heading level={2} kind="label">
        {title}
      </Heading>
      {items === null && <Skeleton lines={5} />}
      {items?.length === 0 &&
        (list === 'waiting' ? (
          <EmptyState title={m.noneWaiting} level={3} />
        ) : (
          <Text tone="muted">{none}</Text>
        ))}
      <RowList>
        {items?.map((item) => (
          <RowListItem
            key={item.orderId}
            href={hrefOf(item.orderId)}
            start={
              query !== null && (
                <span className={styles.picture}>
                  {item.imageUrl ? (
                    <Picture src={item.imageUrl} alt="" drawn={160} ratio="1/1" rounded="sm" />
                  ) : (
                    <ShopIcon size="small" />
                  )}
                </span>
              )
            }
            end={
              <>
                <span className={styles.status({ status: toneOf(item) })}>
                  {toneOf(item) === 'ready' && <CheckIcon size="tiny" />}
                  {item.status === 'open' ? m[moneyOf(item)] : m[item.status]}
                  {toneOf(item) === 'due' && (
                    <span className={styles.amount}>{formatYen(item.due)}</span>
                  )}
                </span>
                <ChevronRightIcon size="small" />
              </>
            }
          >
            <OrderNumber orderId={item.orderId} kind="short" />
            <Text as="span" kind="label">
              {m.customer(item.customerName)}
            </Text>
            {item.kana && (
              <Text as="span" kind="caption" tone="muted">
                {item.kana}
              </Text>
            )}
            <Text as="span" kind="caption" tone="muted" phrases>
              {m.goods(item.itemName, item.count)}
            </Text>
          </RowListItem>
        ))}
      </RowList>
      {more && <Text tone="muted">{m.more}</Text>}
    </section>
  );
}

const moneyOf = ({ due, refunded = false }: FoundPickup) =>
  due > 0 ? 'atVenue' : refunded ? 'partRefunded' : 'paid';

const toneOf = ({ status, due }: FoundPickup) =>
  status === 'open' ? (due > 0 ? 'due' : 'ready') : 'closed';
