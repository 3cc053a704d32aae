import { useId } from 'react';
import { InfoIcon, PlusIcon, SendIcon } from '../../../icons';
import { IconButton, TextArea } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { type AttachmentKind, AttachmentPanel } from '../AttachmentPanel';
import {
  type MessageAttachment,
  SendCheckDialog,
  type SendCheckDialogProps,
} from '../SendCheckDialog';
import * as styles from './MessageComposer.css';
import { MessageComposerAttachment } from './MessageComposerAttachment';
import { MessageComposerFold } from './MessageComposerFold';
import { MessageComposerNotice } from './MessageComposerNotice';
import { messageComposerMessages } from './messages';
import { useComposerFocus } from './useComposerFocus';

export type MessageComposerProps = {
  draft: string;
  status: 'idle' | 'sending' | 'failed';
  /** Characters left, counted as graphemes; negative when the text is too long. */
  remaining: number;
  /** The draft contains only invisible characters. */
  invisible?: boolean;
  canSend: boolean;
  onDraftChange: (draft: string) => void;
  onSend: () => void;
  /** Allows pictures and videos. */
  allowMedia?: boolean;
  /** Attachment that is sent instead of the text; the text is kept. */
  attachment?: MessageAttachment | null;
  panelOpen?: boolean;
  /** Error message for the last chosen file. */
  error?: string | null;
  /** Upload progress from 0 to 1. */
  progress?: number | null;
  onTogglePanel?: () => void;
  /** Called with a chosen or a pasted file; a pasted file has no kind. */
  onPick?: (file: File, kind?: AttachmentKind) => void;
  onRemoveAttachment?: () => void;
  onCancelSend?: () => void;
  /** Confirmation dialog before sending. */
  check?: SendCheckDialogProps | null;
  /** Whether the composer is folded into a button. */
  collapsed?: boolean;
  onToggleCollapsed?: (() => void) | undefined;
  /** Messages in the outbox that wait for the network. */
  waiting?: { count: number; onResend: () => void } | null;
  /** Nothing can be written here; the reason is shown instead of the composer. */
  readOnly?: boolean;
};

/** Composer for one message. Pair with `useMessageComposer`. */
export function MessageComposer(props: MessageComposerProps) {
  const { draft, status, remaining, canSend, onDraftChange, onSend, readOnly = false } = props;
  const { allowMedia = false, attachment = null, panelOpen = false, error = null } = props;
  const { collapsed = false, onToggleCollapsed, onPick, check, invisible = false } = props;
  const m = useMessages('MessageComposer', messageComposerMessages);
  const noticeId = useId();
  const attached = attachment !== null;
  const form = useComposerFocus({ status, attached, collapsed });
  const begun = attached || draft.trim() !== '';
  const fold = { collapsed, begun, onToggle: onToggleCollapsed };
  const alarming = remaining < 0 || invisible || status === 'failed' || error !== null;

  if (readOnly)
    return (
      <p className={styles.closed}>
        <InfoIcon size="small" />
        <span>{m.readOnly}</span>
      </p>
    );

  return (
    <form
      ref={form}
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
      }}
      onPaste={(event) => {
        const { files, types } = event.clipboardData;
        // Office programs copy an image of the text along with the text; the text is pasted.
        if (!allowMedia || attached || !files[0] || types.includes('text/plain')) return;
        event.preventDefault();
        onPick?.(files[0]);
      }}
    >
      {collapsed ? (
        <MessageComposerFold {...fold} />
      ) : (
        <div className={styles.row}>
          {onToggleCollapsed && <MessageComposerFold {...fold} />}
          <div className={styles.pill({ alarming, media: allowMedia && !attached })}>
            {attachment && <MessageComposerAttachment {...props} {...{ attachment }} />}
            {panelOpen && onPick && (
              <div className={styles.panel}>
                <AttachmentPanel onPick={onPick} />
              </div>
            )}
            {allowMedia && !attached && (
              <IconButton
                label={m.attach}
                icon={
                  <span className={styles.cross({ open: panelOpen })}>
                    <PlusIcon />
                  </span>
                }
                aria-expanded={panelOpen}
                onClick={props.onTogglePanel}
              />
            )}
            <div className={styles.text}>
              <TextArea
                label={m.label}
                labelHidden
                kind="bare"
                heightRange={[24, 96]}
                placeholder={m.placeholder}
                value={draft}
                disabled={attached || panelOpen}
                invalid={remaining < 0 || invisible}
                describedBy={noticeId}
                enterKeyHint="enter"
                onValueChange={onDraftChange}
                onSubmit={() => canSend && onSend()}
              />
            </div>
            <IconButton
              type="submit"
              label={m.send}
              icon={<SendIcon size="small" />}
              tone="accent"
              pending={status === 'sending'}
              disabled={!canSend}
            />
          </div>
        </div>
      )}
      <MessageComposerNotice {...props} id={noticeId} alarming={alarming} />
      {check && <SendCheckDialog {...check} />}
    </form>
  );
}
