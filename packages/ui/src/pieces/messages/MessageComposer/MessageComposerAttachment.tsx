import { formatFileSize } from '../../../format';
import { CloseIcon, ImageIcon, VideoIcon } from '../../../icons';
import { IconButton, Progress, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { AttachmentKind } from './attachment';
import type { MessageComposerProps } from './MessageComposer';
import * as styles from './MessageComposer.css';
import type { MessageAttachment } from './MessageComposerCheck';
import { messageComposerMessages } from './messages';

export type ComposerMedia = {
  /** Sent instead of the text; the text is kept. */
  attachment: MessageAttachment | null;
  panelOpen: boolean;
  /** Error message for the last chosen file. */
  error: string | null;
  /** Upload progress from 0 to 1. */
  progress: number | null;
  onTogglePanel: () => void;
  /** Called with a chosen or a pasted file; a pasted file has no kind. */
  onPick: (file: File, kind?: AttachmentKind) => void;
  onRemove: () => void;
  onCancelSend: () => void;
};

type Props = Pick<MessageComposerProps, 'status'> &
  Pick<ComposerMedia, 'progress' | 'onRemove' | 'onCancelSend'> & { attachment: MessageAttachment };

/** The chosen file with its upload progress. */
export function MessageComposerAttachment({
  attachment: { kind, name, size, previewUrl },
  status,
  progress,
  onRemove,
  onCancelSend,
}: Props) {
  const m = useMessages('MessageComposer', messageComposerMessages);
  const sending = status === 'sending';
  return (
    <div className={styles.attachment}>
      <span className={styles.tile}>
        {kind === 'image' ? <ImageIcon /> : <VideoIcon />}
        {previewUrl && kind === 'image' && (
          <img src={previewUrl} alt="" className={styles.preview} />
        )}
        {previewUrl && kind === 'video' && (
          <video
            // Safari does not draw a frame without a time offset.
            src={`${previewUrl}#t=0.1`}
            className={styles.preview}
            muted
            playsInline
            preload="metadata"
          />
        )}
      </span>
      <Stack gap="xs">
        <p className={styles.fileName}>{name}</p>
        {sending && typeof progress === 'number' ? (
          <Progress size="small" labelHidden label={m.sending} value={progress} max={1} />
        ) : (
          <Text kind="caption" tone="muted">
            {m[kind]} {formatFileSize(size)}
          </Text>
        )}
      </Stack>
      {sending ? (
        <IconButton label={m.cancel} icon={<CloseIcon size="small" />} onClick={onCancelSend} />
      ) : (
        <IconButton label={m.remove} icon={<CloseIcon size="small" />} onClick={onRemove} />
      )}
    </div>
  );
}
