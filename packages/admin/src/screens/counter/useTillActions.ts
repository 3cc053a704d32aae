import { createKey } from '@homestand/api-client';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useNoticeText } from '@homestand/ui';
import { useRef, useState } from 'react';
import { useCorrectTill, useCountTill } from '../../data/counter/tills';

/** Corrects and counts. The same values keep their key until the server has answered, so that they count once. */
export function useTillActions(tillId: string, day: string) {
  const textOf = useNoticeText();
  const correct = useCorrectTill(tillId);
  const count = useCountTill(tillId);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const attempt = useRef({ text: '', key: '' });

  async function store<Body>(body: Body, send: (key: string, body: Body) => Promise<void>) {
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: createKey() };
    setPending(true);
    setError(null);
    try {
      await send(attempt.current.key, body);
      attempt.current = { text: '', key: '' };
      return true;
    } catch (reason) {
      setError(textOf(errorNotice(reason)));
      return false;
    } finally {
      setPending(false);
    }
  }

  return {
    pending,
    error,
    onOpen: () => setError(null),
    onCount: (kind: 'float' | 'count', amount: number) => store({ day, kind, amount }, count),
    onCorrect: (values: { means: 'cash' | 'other'; amount: number; reason: string }) =>
      store({ ...values, day }, correct),
  };
}
