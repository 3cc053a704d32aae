import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { HandOverUndo, useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import { type HandOver, undoHandOver, useHandOverOf } from '../../data/orders/handOver';
import { useReloadRefunds } from '../../data/orders/refunds';

type Props = {
  orderId: string;
  /** The order has changed. */
  onChange: () => Promise<unknown>;
};

/** The hand-over of one order, and its undo. Nothing until it is loaded: it stands in the timeline, too. */
export function OrderHandOver({ orderId, onChange }: Props) {
  const { data } = useHandOverOf(orderId);
  const textOf = useNoticeText();
  const reloadRefunds = useReloadRefunds(orderId);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (!data?.id) return null;

  async function undo({ id }: HandOver, reason: string): Promise<boolean> {
    if (id === null) return false;
    setPending(true);
    setError(null);
    try {
      await undoHandOver(orderId, id, reason);
      reloadRefunds();
      await onChange();
      return true;
    } catch (cause) {
      setError(textOf(errorNotice(cause)));
      return false;
    } finally {
      setPending(false);
    }
  }

  return (
    <HandOverUndo
      handOver={data}
      pending={pending}
      error={error}
      onUndo={(reason) => undo(data, reason)}
    />
  );
}
