import { formatDuration } from '../../../format';
import { PlayIcon } from '../../../icons';
import { Picture, Progress } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { assignInlineVars } from '../../../styles/inlineVars';
import * as styles from './MessageBubble.css';
import { messageBubbleMessages } from './messages';
import type { ThreadMessage } from './threadMessage';

type Props = {
  id: string;
  message: ThreadMessage;
  onOpen: () => void;
};

const unknownRatio = '4/3';

export function MessageBubbleMedia({ id, message, onOpen }: Props) {
  const m = useMessages('MessageBubble', messageBubbleMessages);
  const { kind, media, state } = message;
  const isVideo = kind === 'video';
  const width = media?.width ?? 0;
  const height = media?.height ?? 0;
  const hasSize = width > 0 && height > 0;
  const duration = media?.duration == null ? '' : formatDuration(media.duration);
  const src = media?.thumbnailUrl ?? (isVideo ? null : (media?.url ?? null));
  const shape = hasSize ? { width, height } : ({ ratio: unknownRatio } as const);

  return (
    <div
      id={id}
      className={styles.media}
      style={assignInlineVars({
        [styles.ratio]: hasSize ? `${width / height}` : unknownRatio,
        [styles.ownWidth]: hasSize ? `${width}px` : undefined,
      })}
    >
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={visuallyHidden}>{isVideo ? m.openVideo : m.openImage}</span>
        <Picture {...shape} src={src} alt="" thumbnail rounded="lg" />
        {isVideo && (
          <>
            <span className={styles.play}>
              <PlayIcon />
            </span>
            {duration && state !== 'sending' && <span className={styles.duration}>{duration}</span>}
          </>
        )}
      </button>
      {state === 'sending' && (
        <div className={styles.progress}>
          <Progress
            label={m.sending}
            labelHidden
            value={message.progress ?? 0}
            max={1}
            size="small"
          />
        </div>
      )}
    </div>
  );
}
