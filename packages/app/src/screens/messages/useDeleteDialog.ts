import type { ThreadMessage } from '@homestand/ui';
import { useState } from 'react';
import { deleteMessage } from '../../data/messages/thread';

/** The confirmation before a message is deleted. It closes whatever the result. */
export function useDeleteDialog(topicId: string, items: readonly ThreadMessage[]) {
  const [key, setKey] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  async function confirm() {
    setPending(true);
    try {
      const message = items.find((item) => item.key === key);
      await deleteMessage(topicId, message?.messageId ?? null);
    } catch (error) {
      console.error('A message could not be deleted.', error);
    } finally {
      setPending(false);
      setKey(null);
    }
  }

  return {
    ask: setKey,
    dialog: {
      open: key !== null,
      pending,
      onConfirm: () => void confirm(),
      onClose: () => setKey(null),
    },
  };
}
