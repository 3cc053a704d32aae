// Engine: native time; no script.
import { formatDateTime } from '../../format';
import { OfflineIcon } from '../../icons';
import * as styles from './LastUpdated.css';
import { type LastUpdatedMessages, lastUpdatedMessages } from './messages';

export type LastUpdatedProps = {
  /** ISO time of the offline copy. */
  time: string;
  messages?: LastUpdatedMessages;
};

/** Shows the time of the offline copy that is displayed. */
export const LastUpdated = ({ time, messages: m = lastUpdatedMessages }: LastUpdatedProps) => (
  <p className={styles.root}>
    <OfflineIcon size="tiny" />
    <span>
      {m.updated} <time dateTime={time}>{formatDateTime(time)}</time>
    </span>
  </p>
);
