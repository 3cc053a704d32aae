import { ApiError } from '@homestand/api-client';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import { type OrderMemo, putOrderMemo } from '../../data/orders/orders';

type Options = {
  orderId: string;
  /** As it was last loaded. */
  stored: OrderMemo;
  /** Puts a memo that the server has stored into the order. */
  onStored: (memo: OrderMemo) => void;
  reload: () => Promise<unknown>;
};

/** The memo while it is edited. What another person changes meanwhile never replaces the typed text. */
export function useMemoEditor({ orderId, stored, onStored, reload }: Options) {
  const textOf = useNoticeText();
  const [base, setBase] = useState(stored);
  const [value, setValue] = useState(stored.text);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const isNewer = stored.version !== base.version;
  // Nothing was typed, or the same as somebody else wrote.
  if (isNewer && (value === base.text || value === stored.text)) take(stored);

  function take(version: OrderMemo) {
    setBase(version);
    setValue(version.text);
    setError(null);
  }

  async function save() {
    if (pending) return;
    setPending(true);
    setError(null);
    try {
      // The version that is shown: above the typed text stands what the person overwrites.
      const changed = await putOrderMemo(orderId, { text: value, version: stored.version });
      take(changed);
      onStored(changed);
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 409) await reload();
      else setError(textOf(errorNotice(cause)));
    } finally {
      setPending(false);
    }
  }

  return {
    stored,
    value,
    onValueChange: setValue,
    onSave: () => void save(),
    pending,
    error,
    conflict: isNewer,
    onTakeStored: () => take(stored),
  };
}
