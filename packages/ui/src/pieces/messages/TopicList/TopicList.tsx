import {
  Badge,
  EmptyState,
  InfiniteList,
  type ListEdge,
  PullToRefresh,
  Skeleton,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LoadFailure } from '../../shared/LoadFailure/LoadFailure';
import { TopicRow, type TopicRowItem } from '../TopicRow/TopicRow';
import { topicListMessages } from './messages';
import * as styles from './TopicList.css';

export type TopicListProps = {
  items: readonly TopicRowItem[];
  hrefOf: (topicId: string) => string;
  viewer: 'user' | 'player';
  /** State of the first page. Rows that are already loaded stay visible in every state. */
  status: 'loading' | 'ready' | 'failed';
  /** State of the next page. */
  more: ListEdge;
  onLoadMore: () => void;
  /** Resolves when the first page has been reloaded. */
  onRefresh: () => Promise<unknown>;
  onRetry: () => void;
  /** Read-only preview, marked by a band. */
  preview?: boolean;
};

/** All topics of a fan or a player, latest first. */
export function TopicList({
  items,
  hrefOf,
  viewer,
  status,
  more,
  onLoadMore,
  onRefresh,
  onRetry,
  preview = false,
}: TopicListProps) {
  const m = useMessages('TopicList', topicListMessages);
  const hasItems = items.length > 0;

  return (
    <PullToRefresh onRefresh={onRefresh}>
      <div className={styles.root}>
        {preview && (
          <p className={styles.band}>
            <Badge tone="warning">{m.preview}</Badge>
            {m.previewHelp}
          </p>
        )}
        {!hasItems && status === 'loading' && <Waiting label={m.loading} />}
        {!hasItems && status === 'failed' && <LoadFailure title={m.failed} onRetry={onRetry} />}
        {(hasItems || status === 'ready') && (
          <InfiniteList
            label={m.label}
            items={items}
            getKey={(item) => item.topicId}
            pages={{ end: more, onLoadMore }}
            scroll="window"
            empty={
              <EmptyState illustration="waiting" title={m.empty}>
                {m.emptyHelp}
              </EmptyState>
            }
            renderItem={(item) => (
              <TopicRow item={item} href={hrefOf(item.topicId)} viewer={viewer} />
            )}
          />
        )}
      </div>
    </PullToRefresh>
  );
}

const waitingRows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function Waiting({ label }: { label: string }) {
  return waitingRows.map((row, index) => (
    <div key={row} className={styles.waitingRow}>
      <Skeleton kind="circle" size="medium" />
      <Skeleton lines={2} label={index === 0 ? label : undefined} />
    </div>
  ));
}
