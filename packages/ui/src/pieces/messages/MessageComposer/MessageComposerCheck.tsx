import { formatFileSize } from '../../../format';
import { PeopleIcon, PersonIcon } from '../../../icons';
import { Dialog, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MessageComposer.css';
import { messageComposerMessages } from './messages';

export type MessageAudience = { kind: 'private' | 'group'; name: string };

export type MessageAttachment = {
  kind: 'image' | 'video';
  name: string;
  /** Size in bytes. */
  size: number;
  /** Address of the preview; `null` when the file cannot be shown. */
  previewUrl: string | null;
};

export type MessageComposerCheckProps = {
  open: boolean;
  /** Who will read the message. */
  audience: MessageAudience;
  text: string;
  /** Attachment that is sent instead of the text. */
  attachment?: MessageAttachment | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirmation before sending: shows the audience and the content. */
export function MessageComposerCheck({
  open,
  audience,
  text,
  attachment = null,
  onConfirm,
  onClose,
}: MessageComposerCheckProps) {
  const m = useMessages('MessageComposer', messageComposerMessages);
  const AudienceIcon = audience.kind === 'group' ? PeopleIcon : PersonIcon;
  return (
    <Dialog
      kind="confirm"
      open={open}
      title={m.checkTitle}
      confirmLabel={m.checkSend}
      cancelLabel={m.checkBack}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap="md">
        <p className={styles.checkAudience}>
          <AudienceIcon size="small" />
          <span className={styles.checkNames}>
            {m[audience.kind === 'group' ? 'checkGroup' : 'checkPrivate'](audience.name)}
          </span>
        </p>
        {attachment ? (
          <Content attachment={attachment} kindWord={m[attachment.kind]} />
        ) : (
          <p className={styles.checkQuote}>{text}</p>
        )}
      </Stack>
    </Dialog>
  );
}

function Content({ attachment, kindWord }: { attachment: MessageAttachment; kindWord: string }) {
  const { kind, name, size, previewUrl } = attachment;
  return (
    <div className={styles.checkFile}>
      {previewUrl && (
        <span className={styles.checkTile}>
          {kind === 'image' ? (
            <img src={previewUrl} alt={kindWord} className={styles.checkPicture} />
          ) : (
            <video
              src={previewUrl}
              aria-label={kindWord}
              className={styles.checkPicture}
              muted
              playsInline
              preload="metadata"
            />
          )}
        </span>
      )}
      <span>
        {name} {formatFileSize(size)}
      </span>
    </div>
  );
}
