import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { newCardBandMessages } from './messages';
import * as styles from './NewCardBand.css';
import { useNewCardBand } from './useNewCardBand';

export type NewCardBandProps = {
  /** The owner sets it for two seconds: the duration of the animation. */
  open: boolean;
};

/** Announces a new card in a band across the screen. It is announced once and takes no layout space. */
export function NewCardBand({ open }: NewCardBandProps) {
  const m = useMessages('NewCardBand', newCardBandMessages);
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
