import { useAction } from '@homestand/app-core/react/useAction';
import type { ThreadMessage } from '@homestand/ui';
import { useState } from 'react';
import { deleteMessage } from '../../data/messages/thread';

/** The confirmation before a message is deleted. It closes whatever the result. */
export function useDeleteDialog(topicId: string, items: readonly ThreadMessage[]) {
  const [key, setKey] = useState<string | null>(null);
  const { pending, run } = useAction();

  async function confirm() {
    const message = items.find((item) => item.key === key);
    await run(
      () => deleteMessage(topicId, message?.messageId ?? null),
      (failure) => console.error('A message could not be deleted.', failure),
    );
    setKey(null);
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
