import { StarIcon } from '../../../icons';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { assignInlineVars } from '../../../styles/inlineVars';
import * as styles from './CardAlbum.css';
import { cardAlbumMessages } from './messages';

export type CardAlbumCounterProps = {
  collected: number;
  total: number;
};

/** Progress of the album: figures and a bar on screen, one sentence for screen readers. */
export function CardAlbumCounter({ collected, total }: CardAlbumCounterProps) {
  const m = useMessages('CardAlbum', cardAlbumMessages);
  const share = total > 0 ? Math.min(1, Math.max(0, collected / total)) : 0;
  const complete = share === 1;

  return (
    <div className={styles.counter}>
      <p className={visuallyHidden}>{m.spoken(collected, total)}</p>
      <p className={styles.figures} aria-hidden="true">
        <Text as="span" kind="jersey" tone="accent">
          {collected}
        </Text>
        <span className={styles.total}>{` / ${total}`}</span>
      </p>
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.fill({ state: complete ? 'complete' : share > 0 ? 'begun' : 'none' })}
          style={assignInlineVars({ [styles.counterShare]: String(share) })}
        />
      </div>
      {complete && (
        <p className={styles.complete}>
          <StarIcon size="small" />
          {m.complete}
        </p>
      )}
    </div>
  );
}
