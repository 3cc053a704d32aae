import { errorNotice } from '@homestand/app-core/http/errorNotices';
import {
  type HandOverOutcome,
  type PaymentMeans,
  useNoticeText,
  useUndoCountdown,
} from '@homestand/ui';
import { useEffect, useRef, useState } from 'react';
import { handOver, undoHandOver, useQueuedHandOvers } from '../../data/pickups/handOvers';
import { type Pickup, useStorePickup } from '../../data/pickups/pickups';
import { announce } from '../../data/pickups/sound';
import { handedOver, undone } from './pickup.map';

type Options = {
  /** The order that is open. */
  orderId: string | undefined;
  /** An order has been handed over. Returns whether the screen leaves it. */
  onEnd: (orderId: string) => boolean;
};

type Last = { pickup: Pickup; key: string };

/** Hands orders over, with the server's response or without it, and takes the last one back. */
export function useHandOver({ orderId, onEnd }: Options) {
  const textOf = useNoticeText();
  const store = useStorePickup();
  const queue = useQueuedHandOvers();
  const running = useRef(false);
  const [chosen, setChosen] = useState<{ orderId: string; means: PaymentMeans } | null>(null);
  const [pending, setPending] = useState(false);
  const [handing, setHanding] = useState<Pickup | null>(null);
  const [failed, setFailed] = useState<{ orderId: string; error: string } | null>(null);
  const [result, setResult] = useState<HandOverOutcome | null>(null);
  const [last, setLast] = useState<Last | null>(null);
  const [undoing, setUndoing] = useState(false);
  const [undoError, setUndoError] = useState<string | null>(null);
  const seconds = useUndoCountdown(last?.key ?? null);
  useEffect(() => setHanding((order) => (order?.id === orderId ? order : null)), [orderId]);

  const meansOf = (orderId: string) => (chosen?.orderId === orderId ? chosen.means : 'cash');

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

  const start = (pickup: Pickup) =>
    once(async () => {
      setPending(true);
      setFailed(null);
      setHanding(pickup);
      const means = meansOf(pickup.id);
      const done = await handOver(pickup, means);
      setPending(false);
      if (done.kind !== 'queued') store(done.pickup);
      if (done.kind === 'refused') {
        setHanding(null);
        setFailed({ orderId: pickup.id, error: textOf(done.message) });
        return;
      }
      const taken = pickup.due > 0 ? { means, amount: pickup.due } : null;
      setResult(handedOver(pickup, taken));
      setLast({ pickup, key: done.key });
      setUndoError(null);
      setChosen((now) => (now?.orderId === pickup.id ? null : now));
      announce('handedOver');
      if (!onEnd(pickup.id)) setHanding(null);
    });

  const undo = ({ pickup, key }: Last, reason: string) =>
    once(async () => {
      setUndoing(true);
      setUndoError(null);
      const { id: orderId, name } = pickup;
      try {
        const open = await undoHandOver(key, { orderId, name, count: pickup.items.length }, reason);
        setResult(undone(open ?? pickup));
        setLast(null);
        if (open) store(open);
        announce('undone');
      } catch (error) {
        setUndoError(textOf(errorNotice(error)));
      } finally {
        setUndoing(false);
      }
    });

  const queued = queue.find(({ key }) => key === last?.key);
  return {
    meansOf,
    chooseMeans: (orderId: string, means: PaymentMeans) => setChosen({ orderId, means }),
    pending,
    /**
     * The open order as it was at the tap, until the screen has left it: what this device has just done to it is no
     * news, and must not look like somebody else's hand-over.
     */
    handing: handing?.id === orderId ? handing : null,
    errorOf: (orderId: string) => (failed?.orderId === orderId ? failed.error : null),
    handOver: start,
    // Refused after it was shown: the queue says so in its place.
    result: queued?.refused
      ? null
      : result?.kind === 'handedOver'
        ? { ...result, waiting: queued !== undefined }
        : result,
    undo:
      last && seconds !== null && result?.kind === 'handedOver' && !queued?.refused
        ? {
            seconds,
            pending: undoing,
            error: undoError,
            onUndo: (reason: string) => void undo(last, reason),
          }
        : undefined,
    clear() {
      setResult(null);
      setLast(null);
      setFailed(null);
    },
  };
}
