// Engine: native time; no script.
import { formatDateTime } from '../../format';
import { OfflineIcon } from '../../icons';
import * as styles from './LastUpdated.css';
import { type LastUpdatedMessages, lastUpdatedMessages } from './messages';

export type LastUpdatedProps = {
  /** ISO. */
  time: string;
  messages?: LastUpdatedMessages;
};

/** Without network: what stands here is as it was then. */
export const LastUpdated = ({ time, messages: m = lastUpdatedMessages }: LastUpdatedProps) => (
  <p className={styles.root}>
    <OfflineIcon size="tiny" />
    <span>
      {m.updated} <time dateTime={time}>{formatDateTime(time)}</time>
    </span>
  </p>
);
