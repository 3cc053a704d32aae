import { useState } from 'react';
import { countGraphemes } from '../../../format';
import type { MessageComposerProps } from './MessageComposer';

export const messageMaxLength = 1000;

type Options = {
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Resolves when the text is safe: sent, or kept to be sent. */
  onSend: (text: string) => Promise<void>;
};

export function useMessageComposer({ draft, onDraftChange, onSend }: Options) {
  const [status, setStatus] = useState<MessageComposerProps['status']>('idle');
  const remaining = messageMaxLength - countGraphemes(draft.trim());
  const canSend = draft.trim() !== '' && remaining >= 0 && status !== 'sending';

  async function send() {
    if (!canSend) return;
    setStatus('sending');
    try {
      await onSend(draft.trim());
      onDraftChange('');
      setStatus('idle');
    } catch {
      // The draft stays: what someone wrote is never thrown away.
      setStatus('failed');
    }
  }

  return {
    draft,
    status,
    remaining,
    canSend,
    onDraftChange(next: string) {
      if (status === 'failed') setStatus('idle');
      onDraftChange(next);
    },
    onSend: () => void send(),
  } satisfies MessageComposerProps;
}
