import { OfflineIcon, RetryIcon, WarningIcon } from '../../../icons';
import { Button, EmptyState, type EmptyStateProps } from '../../../primitives';
import { type LoadFailureMessages, loadFailureMessages } from './messages';

export type LoadFailureProps = Pick<EmptyStateProps, 'level'> & {
  onRetry: () => void;
  /** What failed to load, in a sentence. */
  title?: string;
  /** A retry is running. */
  retrying?: boolean;
  /** The failure is due to missing network. */
  offline?: boolean;
  messages?: LoadFailureMessages;
};

/** Shown instead of content that failed to load, with a retry button. */
export function LoadFailure({
  onRetry,
  level,
  retrying = false,
  offline = false,
  messages: m = loadFailureMessages,
  title = offline ? m.offline : m.title,
}: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={offline ? <OfflineIcon /> : <WarningIcon />}
        title={title}
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
