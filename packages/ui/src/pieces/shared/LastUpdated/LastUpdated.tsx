import { formatDateTime } from '../../../format';
import { OfflineIcon } from '../../../icons';
import { useMessages } from '../../../primitives/UiProvider/internal';
import * as styles from './LastUpdated.css';
import { lastUpdatedMessages } from './messages';

export type LastUpdatedProps = {
  /** ISO time of the offline copy. */
  asOf: string;
};

/** Shows the time of the offline copy that is displayed. */
export const LastUpdated = ({ asOf }: LastUpdatedProps) => {
  const m = useMessages('LastUpdated', lastUpdatedMessages);
  return (
    <p className={styles.root}>
      <OfflineIcon size="tiny" />
      <span>
        {m.updated} <time dateTime={asOf}>{formatDateTime(asOf)}</time>
      </span>
    </p>
  );
};
