import { errorNotice } from '@homestand/app-core/http/errorNotices';
import type { ReportSheet } from '@homestand/ui';
import { type ThreadMessage, useNoticeText } from '@homestand/ui';
import { type ComponentProps, useState } from 'react';
import { reportMessage } from '../../data/messages/thread';

type SheetProps = ComponentProps<typeof ReportSheet>;

/** The sheet in which a message of another person is reported. It stays open until it is closed. */
export function useReport(topicId: string, items: readonly ThreadMessage[]) {
  // The message leaves the thread before the sheet is closed.
  const [messageId, setMessageId] = useState<string | null>(null);
  const [status, setStatus] = useState<SheetProps['status']>('asking');
  const [error, setError] = useState<string | null>(null);
  const textOf = useNoticeText();

  async function send(values: Parameters<SheetProps['onSend']>[0]) {
    setStatus('pending');
    setError(null);
    try {
      await reportMessage(topicId, messageId ?? '', values);
      setStatus('done');
    } catch (failure) {
      setStatus('asking');
      setError(textOf(errorNotice(failure)));
    }
  }

  return {
    ask(key: string) {
      setStatus('asking');
      setError(null);
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
