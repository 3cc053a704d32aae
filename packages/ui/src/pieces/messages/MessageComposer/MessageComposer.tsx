import { useEffect, useId, useRef } from 'react';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, SendIcon } from '../../../icons';
import { Badge, Button, IconButton, TextArea } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MessageComposer.css';
import { type ComposerMedia, MessageComposerAttachment } from './MessageComposerAttachment';
import { MessageComposerCheck, type MessageComposerCheckProps } from './MessageComposerCheck';
import { MessageComposerNotice } from './MessageComposerNotice';
import { MessageComposerPanel } from './MessageComposerPanel';
import { messageComposerMessages } from './messages';

export type { ComposerMedia } from './MessageComposerAttachment';

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
  /** Pictures and videos; null where only text can be sent. */
  media?: ComposerMedia | null;
  /** Confirmation dialog before sending. */
  check?: MessageComposerCheckProps | null;
  /** A composer that can be folded into a button. */
  fold?: { collapsed: boolean; onToggle: () => void } | null;
  /** Messages in the outbox that wait for the network. */
  waiting?: { count: number; onResend: () => void } | null;
  /** Nothing can be written here; the reason is shown instead of the composer. */
  readOnly?: boolean;
};

/** Composer for one message. Pair with `useMessageComposer`. */
export function MessageComposer(props: MessageComposerProps) {
  const { draft, status, remaining, canSend, onDraftChange, onSend, readOnly = false } = props;
  const { media = null, fold = null, check, invisible = false, waiting = null } = props;
  const m = useMessages('MessageComposer', messageComposerMessages);
  const noticeId = useId();
  const attachment = media?.attachment ?? null;
  const attached = attachment !== null;
  const collapsed = fold?.collapsed ?? false;
  const error = media?.error ?? null;
  const form = useComposerFocus({ status, attached, collapsed });
  const closed = attached || media?.panelOpen === true;
  const begun = attached || draft.trim() !== '';
  const alarming = remaining < 0 || invisible || status === 'failed' || error !== null;

  if (readOnly)
    return (
      <p className={styles.closed}>
        <Badge emphasis="soft">{m.preview}</Badge>
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
        if (!media || attached || !files[0] || types.includes('text/plain')) return;
        event.preventDefault();
        media.onPick(files[0]);
      }}
    >
      {fold?.collapsed ? (
        <MessageComposerFold {...fold} begun={begun} />
      ) : (
        <div className={styles.row}>
          {fold && <MessageComposerFold {...fold} begun={begun} />}
          <div className={styles.pill({ alarming, closed, media: media !== null && !attached })}>
            {media && attachment && (
              <MessageComposerAttachment {...media} {...{ attachment, status }} />
            )}
            {media?.panelOpen && (
              <div className={styles.panel}>
                <MessageComposerPanel onPick={media.onPick} />
              </div>
            )}
            {media && !attached && (
              <IconButton
                label={m.attach}
                icon={
                  <span className={styles.cross({ open: media.panelOpen })}>
                    <PlusIcon />
                  </span>
                }
                aria-expanded={media.panelOpen}
                onClick={media.onTogglePanel}
              />
            )}
            <div className={styles.text}>
              <TextArea
                label={m.label}
                labelHidden
                kind="bare"
                heightRange={[24, 96]}
                placeholder={closed ? (attached ? m.fileOnly : m.choosing) : m.placeholder}
                value={draft}
                disabled={closed}
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
      <MessageComposerNotice
        {...{ remaining, invisible, status, error, waiting, alarming }}
        id={noticeId}
      />
      {check && <MessageComposerCheck {...check} />}
    </form>
  );
}

type State = { status: MessageComposerProps['status']; attached: boolean; collapsed: boolean };

/** Moves the focus on when its element disappears. Never takes the focus from outside the composer. */
function useComposerFocus({ status, attached, collapsed }: State) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<State>({ status, attached, collapsed });

  useEffect(() => {
    const place = placeAfter(before.current, { status, attached, collapsed });
    before.current = { status, attached, collapsed };
    const { activeElement, body } = document;
    const free = activeElement === null || activeElement === body;
    if (place === null || !(free || form.current?.contains(activeElement))) return;
    form.current?.querySelector<HTMLElement>(place)?.focus();
  }, [status, attached, collapsed]);

  return form;
}

function placeAfter(before: State, now: State): string | null {
  if (now.collapsed) return before.collapsed ? null : 'button';
  if (now.attached) return before.attached ? null : 'button[type="submit"]';
  const sent = before.status === 'sending' && now.status === 'idle';
  return sent || before.attached || before.collapsed ? 'textarea' : null;
}

type Props = {
  collapsed: boolean;
  /** The folded composer contains a draft. */
  begun: boolean;
  onToggle: () => void;
};

/** Button that folds the composer, and unfolds it again. */
function MessageComposerFold({ collapsed, begun, onToggle }: Props) {
  const m = useMessages('MessageComposer', messageComposerMessages);
  if (!collapsed)
    return (
      <IconButton
        label={m.fold}
        icon={<ChevronDownIcon size="small" />}
        aria-expanded
        onClick={onToggle}
      />
    );
  return (
    <Button
      fullWidth
      emphasis="quiet"
      icon={<ChevronUpIcon size="small" />}
      aria-expanded={false}
      onClick={onToggle}
    >
      {begun ? m.unfoldDraft : m.unfold}
    </Button>
  );
}
