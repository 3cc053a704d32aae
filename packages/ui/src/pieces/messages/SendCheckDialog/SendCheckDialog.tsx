import { formatFileSize } from '../../../format';
import { PeopleIcon, PersonIcon } from '../../../icons';
import { Dialog, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { sendCheckDialogMessages } from './messages';
import * as styles from './SendCheckDialog.css';

export type MessageAudience = { kind: 'private' | 'group'; name: string };

export type MessageAttachment = {
  kind: 'image' | 'video';
  name: string;
  /** Size in bytes. */
  size: number;
  /** Address of the preview; `null` when the file cannot be shown. */
  previewUrl: string | null;
};

export type SendCheckDialogProps = {
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
export function SendCheckDialog({
  open,
  audience,
  text,
  attachment = null,
  onConfirm,
  onClose,
}: SendCheckDialogProps) {
  const m = useMessages('SendCheckDialog', sendCheckDialogMessages);
  const AudienceIcon = audience.kind === 'group' ? PeopleIcon : PersonIcon;
  return (
    <Dialog
      kind="confirm"
      open={open}
      title={m.title}
      confirmLabel={m.send}
      cancelLabel={m.back}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap="md">
        <p className={styles.audience}>
          <AudienceIcon size="small" />
          <span className={styles.names}>{m[audience.kind](audience.name)}</span>
        </p>
        {attachment ? (
          <Content attachment={attachment} kindWord={m[attachment.kind]} />
        ) : (
          <p className={styles.quote}>{text}</p>
        )}
      </Stack>
    </Dialog>
  );
}

function Content({ attachment, kindWord }: { attachment: MessageAttachment; kindWord: string }) {
  const { kind, name, size, previewUrl } = attachment;
  return (
    <div className={styles.file}>
      {previewUrl && (
        <span className={styles.tile}>
          {kind === 'image' ? (
            <img src={previewUrl} alt={kindWord} className={styles.picture} />
          ) : (
            <video
              src={previewUrl}
              aria-label={kindWord}
              className={styles.picture}
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
