import { useAction } from '@homestand/app-core/react/useAction';
import type { ReportSheet, ThreadMessage } from '@homestand/ui';
import { type ComponentProps, useState } from 'react';
import { reportMessage } from '../../data/messages/thread';

type SheetProps = ComponentProps<typeof ReportSheet>;

/** The sheet in which a message of another person is reported. It stays open until it is closed. */
export function useReport(topicId: string, items: readonly ThreadMessage[]) {
  // The message leaves the thread before the sheet is closed.
  const [messageId, setMessageId] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const { pending, error, run, clear } = useAction();

  async function send(values: Parameters<SheetProps['onSend']>[0]) {
    await run(async () => {
      await reportMessage(topicId, messageId ?? '', values);
      setDone(true);
    });
  }

  const status: SheetProps['status'] = pending ? 'pending' : done ? 'done' : 'asking';

  return {
    ask(key: string) {
      setDone(false);
      clear();
      setMessageId(items.find((item) => item.key === key)?.messageId ?? null);
    },
    sheet: {
      open: messageId !== null,
      status,
      error,
      onSend: (values: Parameters<SheetProps['onSend']>[0]) => void send(values),
      onClose: () => setMessageId(null),
    },
  };
}
