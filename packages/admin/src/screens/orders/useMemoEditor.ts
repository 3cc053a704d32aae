import { ApiError } from '@homestand/api-client';
import { useAction } from '@homestand/app-core/react/useAction';
import { useState } from 'react';
import { type OrderMemo, putOrderMemo, type StaffOrder } from '../../data/orders/orders';

type Options = {
  orderId: string;
  /** As it was last loaded. */
  stored: OrderMemo;
  /** Puts a memo that the server has stored into the order. */
  onStored: (memo: OrderMemo) => void;
  reload: () => Promise<StaffOrder | undefined>;
};

/** The memo while it is edited. What another person changes meanwhile never replaces the typed text. */
export function useMemoEditor({ orderId, stored, onStored, reload }: Options) {
  const [base, setBase] = useState(stored);
  const [value, setValue] = useState(stored.text);
  const { pending, error, run, clear } = useAction();
  /** Texts that were sent and not answered: the server may have the last of them. */
  const [sent, setSent] = useState<readonly string[]>([]);

  const isNewer = stored.version !== base.version;
  const isOwn = sent.includes(stored.text);
  // Nothing was typed, or the same as somebody else wrote.
  if (isNewer && (value === base.text || value === stored.text)) take(stored);

  function take(version: OrderMemo) {
    setBase(version);
    setValue(version.text);
    clear();
  }

  const put = (version: number) => putOrderMemo(orderId, { text: value, version });

  async function save() {
    if (pending) return;
    setSent([...sent, value]);
    await run(async () => {
      // The version that is shown: above the typed text stands what the person overwrites.
      const changed = await put(stored.version).catch(async (cause) => {
        if (!(cause instanceof ApiError) || cause.code !== 409) throw cause;
        const now = (await reload())?.memo;
        // Changed by an earlier save of this editor, whose response was lost: that overwrites nobody.
        return now && sent.includes(now.text) ? put(now.version) : null;
      });
      if (!changed) return;
      setBase(changed);
      setSent([]);
      // What was typed while the call ran stays.
      setValue((typed) => (typed === value ? changed.text : typed));
      onStored(changed);
    });
  }

  return {
    stored,
    value,
    onValueChange: setValue,
    onSave: () => void save(),
    pending,
    error,
    conflict: isNewer && !isOwn,
    onTakeStored: () => take(stored),
  };
}
