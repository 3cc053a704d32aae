import type { ThreadMessage } from '@homestand/ui';
import { useState } from 'react';
import { useDeleteMessage } from '../../data/messages/thread';

/** The confirmation before a message is deleted. It closes whatever the result. */
export function useDeleteDialog(topicId: string, items: readonly ThreadMessage[]) {
  const [key, setKey] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const remove = useDeleteMessage(topicId);

  async function confirm() {
    setPending(true);
    try {
      await remove(items.find((item) => item.key === key)?.messageId ?? null);
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
