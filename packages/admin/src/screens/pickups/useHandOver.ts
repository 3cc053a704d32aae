import { ApiError, createKey } from '@homestand/api-client';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import {
  type HandOverOutcome,
  type PaymentMeans,
  useNoticeText,
  useUndoCountdown,
} from '@homestand/ui';
import { useRef, useState } from 'react';
import {
  handOverPickup,
  type Pickup,
  undoHandOver,
  useStorePickup,
} from '../../data/pickups/pickups';
import { announce } from '../../data/pickups/sound';
import { handedOver, undone } from './pickup.map';

type Options = {
  /** An order has been handed over. */
  onEnd: (orderId: string) => void;
};

type Last = { orderId: string; handOverId: string | null };

/** Hands orders over and takes the last one back. Each order has one key until the server has answered. */
export function useHandOver({ onEnd }: Options) {
  const textOf = useNoticeText();
  const store = useStorePickup();
  const keys = useRef(new Map<string, string>());
  const running = useRef(false);
  const [means, setMeans] = useState<PaymentMeans>('cash');
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<{ orderId: string; error: string } | null>(null);
  const [result, setResult] = useState<HandOverOutcome | null>(null);
  const [last, setLast] = useState<Last | null>(null);
  const [undoing, setUndoing] = useState(false);
  const [undoError, setUndoError] = useState<string | null>(null);
  const seconds = useUndoCountdown(last?.handOverId ?? null);

  /** One action at a time: two taps within one frame both read the old state. */
  async function once(action: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    try {
      await action();
    } finally {
      running.current = false;
    }
  }

  const handOver = (pickup: Pickup, reload: () => Promise<unknown>) =>
    once(async () => {
      const orderId = pickup.id;
      const key = keys.current.get(orderId) ?? createKey();
      keys.current.set(orderId, key);
      setPending(true);
      setFailed(null);
      try {
        const body = pickup.due > 0 ? { means, amount: pickup.due } : {};
        const done = await handOverPickup(orderId, key, body);
        keys.current.delete(orderId);
        setResult(handedOver(done));
        setLast({ orderId, handOverId: done.handOver?.id ?? null });
        setUndoError(null);
        setMeans('cash');
        store(done);
        announce('handedOver');
        onEnd(orderId);
      } catch (error) {
        // After a response, the next try is another request: the order may have changed.
        if (error instanceof ApiError) keys.current.delete(orderId);
        setFailed({ orderId, error: textOf(errorNotice(error)) });
        await reload();
      } finally {
        setPending(false);
      }
    });

  const undo = ({ orderId, handOverId }: Last) =>
    once(async () => {
      if (handOverId === null) return;
      setUndoing(true);
      setUndoError(null);
      try {
        const open = await undoHandOver(orderId, handOverId);
        setResult(undone(open));
        setLast(null);
        store(open);
        announce('undone');
      } catch (error) {
        setUndoError(textOf(errorNotice(error)));
      } finally {
        setUndoing(false);
      }
    });

  return {
    means,
    setMeans,
    pending,
    errorOf: (orderId: string) => (failed?.orderId === orderId ? failed.error : null),
    handOver,
    result,
    undo:
      last && seconds !== null && result?.kind === 'handedOver'
        ? { seconds, pending: undoing, error: undoError, onUndo: () => void undo(last) }
        : undefined,
    clear() {
      setResult(null);
      setLast(null);
      setFailed(null);
    },
  };
}
