import { Button } from '../Button/Button';
import { Spinner } from '../Spinner/Spinner';
import { useMessages } from '../UiProvider/useMessages';
import * as styles from './InfiniteList.css';
import { infiniteListMessages } from './messages';
import type { ListEdge } from './useInfiniteList';

export type InfiniteListEdgeProps = {
  at: 'start' | 'end';
  state: ListEdge;
  onRetry: () => void;
};

/** State of the next page at one end of the list: spinner, or an error with a retry button. */
export function InfiniteListEdge({ at, state, onRetry }: InfiniteListEdgeProps) {
  const m = useMessages('InfiniteList', infiniteListMessages);
  if (state === 'none' || state === 'more') return null;
  return (
    <div className={styles.edge[at]}>
      <div className={styles.notice[at]} role={state === 'failed' ? 'alert' : undefined}>
        {state === 'loading' ? (
          <Spinner label={m.loading} />
        ) : (
          <>
            <p className={styles.failure}>{m.failed}</p>
            <Button emphasis="quiet" size="small" onClick={onRetry}>
              {m.retry}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
