import { useRef, useState } from 'react';
import { countGraphemes } from '../../../format';
import { hasVisibleText } from '../../../format/internal';
import { messageMaxLength } from '../../../limits.gen';
import type { AttachmentKind } from './attachment';
import type { MessageComposerProps } from './MessageComposer';
import type { MessageAudience } from './MessageComposerCheck';
import { useAttachment } from './useAttachment';

type Options = {
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Resolves when the text is sent or stored in the outbox. */
  onSend: (text: string) => Promise<void>;
  /** Resolves when the file has been uploaded. Without it only text can be sent. */
  onSendFile?: (
    attachment: { file: File; kind: AttachmentKind },
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<void>;
  /** Who will read the message; with it, a confirmation is shown before sending. */
  audience?: MessageAudience;
  /** Whether the composer can be folded away; the default is true for a group audience. */
  foldable?: boolean;
};

export function useMessageComposer(options: Options) {
  const { draft, onDraftChange, onSend, onSendFile, audience } = options;
  const { foldable = audience?.kind === 'group' } = options;
  const { chosen, refuse, clearError, clear, clearBeforePaint, bind } = useAttachment();
  const [status, setStatus] = useState<MessageComposerProps['status']>('idle');
  const [progress, setProgress] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const [collapsed, setCollapsed] = useState(false);
  const upload = useRef<AbortController>(null);
  const text = draft.trim();
  const remaining = messageMaxLength - countGraphemes(text);
  const invisible = text !== '' && !hasVisibleText(text);
  const ready = chosen !== null || (text !== '' && !invisible && remaining >= 0);
  const canSend = ready && status !== 'sending';

  async function sendFile(file: NonNullable<typeof chosen>) {
    if (!onSendFile) return;
    const abort = new AbortController();
    upload.current = abort;
    try {
      await onSendFile(
        { file: file.file, kind: file.kind },
        {
          signal: abort.signal,
          onProgress: (share) => !abort.signal.aborted && setProgress(share),
        },
      );
      clearBeforePaint();
      setStatus('idle');
    } catch {
      // An abort was requested by the user and is no failure; the file is kept either way.
      setStatus(abort.signal.aborted ? 'idle' : 'failed');
    }
    setProgress(null);
  }

  async function sendText() {
    try {
      await onSend(text);
      onDraftChange('');
      setStatus('idle');
    } catch {
      // The draft is kept.
      setStatus('failed');
    }
  }

  function send() {
    setAsking(false);
    clearError();
    setStatus('sending');
    void (chosen ? sendFile(chosen) : sendText());
  }

  return {
    draft,
    status,
    remaining,
    invisible,
    canSend,
    onDraftChange(next: string) {
      if (status === 'failed') setStatus('idle');
      if (bind.error) clearError();
      onDraftChange(next);
    },
    onSend() {
      if (bind.panelOpen && !chosen) refuse();
      else if (!canSend) return;
      else if (audience) setAsking(true);
      else send();
    },
    media: onSendFile
      ? {
          ...bind,
          progress,
          onRemove() {
            setStatus('idle');
            clear();
          },
          onCancelSend: () => upload.current?.abort(),
        }
      : null,
    fold: foldable ? { collapsed, onToggle: () => setCollapsed(!collapsed) } : null,
    check: audience
      ? {
          open: asking,
          audience,
          text,
          attachment: bind.attachment,
          onConfirm: send,
          onClose: () => setAsking(false),
        }
      : null,
  } satisfies MessageComposerProps;
}
