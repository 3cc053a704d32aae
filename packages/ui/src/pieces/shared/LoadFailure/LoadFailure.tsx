import { RetryIcon } from '../../../icons';
import { Button, EmptyState, type EmptyStateProps } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { loadFailureMessages } from './messages';

export type LoadFailureProps = Pick<EmptyStateProps, 'level'> & {
  onRetry: () => void;
  /** What failed to load, in a sentence. */
  title?: string;
  /** A retry is running. */
  retrying?: boolean;
  /** The failure is due to missing network. */
  offline?: boolean;
};

/** Shown instead of content that failed to load, with a retry button. */
export function LoadFailure({
  onRetry,
  level,
  retrying = false,
  offline = false,
  title,
}: LoadFailureProps) {
  const m = useMessages('LoadFailure', loadFailureMessages);
  return (
    <div role="alert">
      <EmptyState
        illustration={offline ? 'offline' : 'failed'}
        title={title ?? (offline ? m.offline : m.title)}
        level={level}
        action={
          <Button
            tone="accent"
            icon={<RetryIcon size="small" />}
            pending={retrying}
            onClick={onRetry}
          >
            {m.retry}
          </Button>
        }
      >
        {offline ? m.offlineHelp : m.help}
      </EmptyState>
    </div>
  );
}
