import { OfflineIcon, RetryIcon, WarningIcon } from '../../../icons';
import { Button, EmptyState } from '../../../primitives';
import { type LoadFailureMessages, loadFailureMessages } from './messages';

export type LoadFailureProps = {
  onRetry: () => void;
  /** Another try is under way. */
  retrying?: boolean;
  /** The reason is known: no network. */
  offline?: boolean;
  messages?: LoadFailureMessages;
};

/** Stands where the content would, when it could not be fetched. */
export function LoadFailure({
  onRetry,
  retrying = false,
  offline = false,
  messages: m = loadFailureMessages,
}: LoadFailureProps) {
  return (
    <div role="status">
      <EmptyState
        icon={offline ? <OfflineIcon /> : <WarningIcon />}
        title={offline ? m.offline : m.title}
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
