import { formatDateTime } from '../../../format';
import { OfflineIcon } from '../../../icons';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { lastUpdatedMessages } from './messages';

export type LastUpdatedProps = {
  /** ISO time of the offline copy. */
  asOf: string;
};

/** Shows the time of the offline copy that is displayed. */
export const LastUpdated = ({ asOf }: LastUpdatedProps) => {
  const m = useMessages('LastUpdated', lastUpdatedMessages);
  return (
    <Text kind="caption" tone="muted" icon={<OfflineIcon size="tiny" />}>
      {m.updated} <time dateTime={asOf}>{formatDateTime(asOf)}</time>
    </Text>
  );
};
