import { QrIcon } from '../../../icons';
import {
  Button,
  Center,
  EmptyState,
  InfiniteList,
  type ListEdge,
  PullToRefresh,
  Stack,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LoadFailure } from '../../shared/LoadFailure/LoadFailure';
import { OrderRow, type OrderRowItem, OrderRowSkeleton } from '../OrderRow/OrderRow';
import { orderListMessages } from './messages';
import * as styles from './OrderList.css';

export type OrderListProps = {
  items: readonly OrderRowItem[];
  hrefOf: (orderId: string) => string;
  /** Offered where there is no order. */
  shopHref?: string | undefined;
  /** State of the first page. Rows that are already loaded stay visible in every state. */
  status: 'loading' | 'ready' | 'failed';
  /** State of the next page. */
  more: ListEdge;
  onLoadMore: () => void;
  /** Resolves when the first page has been reloaded. */
  onRefresh: () => Promise<unknown>;
  onRetry: () => void;
  onShowQr: (orderId: string) => void;
  /** Number of open pickups; shown even if the list failed to load. */
  pickups?: number;
  onShowPickups: () => void;
};

/** All orders, latest first, with the open pickups on top. */
export function OrderList({
  items,
  hrefOf,
  shopHref,
  status,
  more,
  onLoadMore,
  onRefresh,
  onRetry,
  onShowQr,
  pickups = 0,
  onShowPickups,
}: OrderListProps) {
  const m = useMessages('OrderList', orderListMessages);
  const hasItems = items.length > 0;

  return (
    <PullToRefresh onRefresh={onRefresh}>
      <Center>
        <div className={styles.root}>
          {pickups > 0 && (
            <div className={styles.band}>
              <p className={styles.waiting}>{m.pickups(pickups)}</p>
              <Button tone="accent" icon={<QrIcon size="small" />} onClick={onShowPickups}>
                {m.showPickups}
              </Button>
            </div>
          )}
          {!hasItems && status === 'loading' && <Waiting label={m.loading} />}
          {!hasItems && status === 'failed' && <LoadFailure title={m.failed} onRetry={onRetry} />}
          {(hasItems || status === 'ready') && (
            <InfiniteList
              label={m.label}
              items={items}
              getKey={({ id }) => id}
              pages={{ end: more, onLoadMore }}
              scroll="window"
              row={{ gap: 'lg', height: 240 }}
              empty={
                <EmptyState
                  title={m.empty}
                  action={
                    shopHref !== undefined && (
                      <Button tone="accent" href={shopHref}>
                        {m.toShop}
                      </Button>
                    )
                  }
                >
                  {m.emptyHelp}
                </EmptyState>
              }
              renderItem={(item) => (
                <OrderRow item={item} href={hrefOf(item.id)} onShowQr={() => onShowQr(item.id)} />
              )}
            />
          )}
        </div>
      </Center>
    </PullToRefresh>
  );
}

const waitingRows = ['first', 'second', 'third'];

function Waiting({ label }: { label: string }) {
  return (
    <Stack>
      {waitingRows.map((row, index) => (
        <OrderRowSkeleton key={row} label={index === 0 ? label : undefined} />
      ))}
    </Stack>
  );
}
