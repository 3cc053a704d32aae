import { useEffect, useState } from 'react';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import * as styles from './CardStage.css';
import { cardStageMessages } from './messages';

export type CardStageBandProps = {
  /** True for as long as the animation takes: `bandTime` of useCardStage. */
  open: boolean;
};

/** Announces a new card in a band across the screen. It is announced once and takes no layout space. */
export function CardStageBand({ open }: CardStageBandProps) {
  const m = useMessages('CardStage', cardStageMessages);
  const spoken = useCardStageBand(open);
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {spoken && (
          <>
            <span lang="en">{m.newCard}</span> {m.newCardTip}
          </>
        )}
      </p>
      {open && (
        <div aria-hidden="true" className={styles.newCardSky}>
          <div className={styles.newCard}>
            <p className={styles.newCardTitle} lang="en">
              {m.newCard}
            </p>
            <p className={styles.newCardTip}>{m.newCardTip}</p>
          </div>
        </div>
      )}
    </>
  );
}

const announceDelayMs = 150;

/** Delays the text: a live region announces changes only after it has been rendered. */
function useCardStageBand(open: boolean) {
  const [spoken, setSpoken] = useState(false);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setSpoken(true), announceDelayMs);
    return () => {
      clearTimeout(timer);
      setSpoken(false);
    };
  }, [open]);

  return open && spoken;
}
