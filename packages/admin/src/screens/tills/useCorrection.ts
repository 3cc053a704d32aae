import { createKey } from '@homestand/api-client';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { type TillCorrectionValues, useNoticeText } from '@homestand/ui';
import { useRef, useState } from 'react';
import { useCorrectTill } from '../../data/tills/tills';

/** Sends a correction. The same values keep their key until the server has answered, so that they count once. */
export function useCorrection(tillId: string, day: string) {
  const textOf = useNoticeText();
  const correct = useCorrectTill(tillId);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const attempt = useRef({ text: '', key: '' });

  async function onCorrect(values: TillCorrectionValues): Promise<boolean> {
    const body = { ...values, day };
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: createKey() };
    setPending(true);
    setError(null);
    try {
      await correct(attempt.current.key, body);
      attempt.current = { text: '', key: '' };
      return true;
    } catch (reason) {
      setError(textOf(errorNotice(reason)));
      return false;
    } finally {
      setPending(false);
    }
  }

  return { pending, error, onCorrect };
}
