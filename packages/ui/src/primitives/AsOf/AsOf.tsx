// Engine: native time; no script.
import { formatDateTime } from '../../format';
import { OfflineIcon } from '../../icons';
import * as styles from './AsOf.css';
import { type AsOfMessages, asOfMessages } from './messages';

export type AsOfProps = {
  /** ISO. */
  time: string;
  messages?: AsOfMessages;
};

/** Without network: what stands here is as it was then. */
export const AsOf = ({ time, messages: m = asOfMessages }: AsOfProps) => (
  <p className={styles.root}>
    <OfflineIcon size="tiny" />
    <span>
      {m.updated} <time dateTime={time}>{formatDateTime(time)}</time>
    </span>
  </p>
);
