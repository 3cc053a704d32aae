import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import * as styles from './CardStage.css';
import { cardStageMessages } from './messages';

export function CardStageSkeleton() {
  const m = useMessages('CardStage', cardStageMessages);
  return (
    <div className={styles.room} aria-busy="true">
      <p role="status" className={visuallyHidden}>
        {m.loading}
      </p>
      <div className={styles.top} />
      <div className={styles.floor}>
        <div className={styles.place.own}>
          <div className={styles.outline}>
            <svg
              viewBox="0 0 630 880"
              className={styles.emblem}
              aria-hidden="true"
              focusable="false"
            >
              <path d="M315 286 454 425 315 564 176 425zM315 350l75 75-75 75-75-75z" />
              <path d="M46 46h538v788H46z" />
            </svg>
          </div>
        </div>
      </div>
      <div className={styles.actionsOutline} />
    </div>
  );
}
