import { formatDateTime } from '../../../format';
import { OfflineIcon } from '../../../icons';
import * as styles from './LastUpdated.css';
import { type LastUpdatedMessages, lastUpdatedMessages } from './messages';

export type LastUpdatedProps = {
  /** ISO time of the offline copy. */
  asOf: string;
  messages?: LastUpdatedMessages;
};

/** Shows the time of the offline copy that is displayed. */
export const LastUpdated = ({ asOf, messages: m = lastUpdatedMessages }: LastUpdatedProps) => (
  <p className={styles.root}>
    <OfflineIcon size="tiny" />
    <span>
      {m.updated} <time dateTime={asOf}>{formatDateTime(asOf)}</time>
    </span>
  </p>
);
