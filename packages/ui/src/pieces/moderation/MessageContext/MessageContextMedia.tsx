import { EyeIcon, EyeOffIcon, ImageIcon, VideoIcon } from '../../../icons';
import { Button, MediaPlayer, Picture, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MessageContext.css';
import { messageContextMessages } from './messages';

/** State of a picture or video after the request to show it. */
export type ContextMedia =
  | { status: 'pending' }
  | { status: 'failed'; error: string }
  | { status: 'shown'; src: string };

type Props = {
  kind: 'image' | 'video';
  senderName: string;
  /** Undefined while it is covered. */
  media: ContextMedia | undefined;
  onShow: () => void;
  onHide: () => void;
};

/** A picture or video behind a cover: it is neither loaded nor played before somebody asks for it. */
export function MessageContextMedia({ kind, senderName, media, onShow, onHide }: Props) {
  const m = useMessages('MessageContext', messageContextMessages);
  const isShown = media?.status === 'shown';
  const name = m.mediaOf(senderName, m[kind]);
  return (
    <div className={isShown ? styles.shown : styles.cover}>
      {isShown ? (
        <Shown kind={kind} src={media.src} name={name} />
      ) : (
        <span className={styles.kind}>
          {kind === 'image' ? <ImageIcon /> : <VideoIcon />}
          {m[kind]}
        </span>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <Button
        emphasis="quiet"
        size="small"
        icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
        pending={media?.status === 'pending'}
        aria-label={isShown ? m.hideOf(name) : m.showOf(name)}
        onClick={isShown ? onHide : onShow}
      >
        {isShown ? m.hide : m.show}
      </Button>
      <div role="alert">
        {media?.status === 'failed' && (
          <Text kind="caption" tone="danger">
            {media.error}
          </Text>
        )}
      </div>
    </div>
  );
}

function Shown({ kind, src, name }: { kind: 'image' | 'video'; src: string; name: string }) {
  if (kind === 'image')
    return <Picture src={src} alt={name} ratio="4/3" fit="contain" rounded="md" priority />;
  return (
    <div className={styles.video}>
      <MediaPlayer kind="video" src={src} title={name} />
    </div>
  );
}
