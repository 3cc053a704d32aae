import { visuallyHidden } from '../../../styles';
import { type NewCardBandMessages, newCardBandMessages } from './messages';
import * as styles from './NewCardBand.css';
import { useNewCardBand } from './useNewCardBand';

export type NewCardBandProps = {
  /** The owner opens it for two seconds: as long as it takes to sweep in and out. */
  open: boolean;
  messages?: NewCardBandMessages;
};

/** Tells of a new card, across the whole screen. It is heard once and takes no room. */
export function NewCardBand({ open, messages: m = newCardBandMessages }: NewCardBandProps) {
  const { spoken } = useNewCardBand(open);
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {spoken && (
          <>
            <span lang="en">{m.title}</span> {m.tip}
          </>
        )}
      </p>
      {open && (
        <div aria-hidden="true" className={styles.sky}>
          <div className={styles.band}>
            <p className={styles.title} lang="en">
              {m.title}
            </p>
            <p className={styles.tip}>{m.tip}</p>
          </div>
        </div>
      )}
    </>
  );
}
