import { useAction } from '@homestand/app-core/react/useAction';
import { useUndoCountdown } from '@homestand/app-core/react/useUndoCountdown';
import { type HandOverOutcome, type PaymentMeans, useNoticeText } from '@homestand/ui';
import { useEffect, useRef, useState } from 'react';
import { handOver, undoHandOver, useQueuedHandOvers } from '../../data/counter/handOverQueue';
import { type Pickup, useStorePickup } from '../../data/counter/pickups';
import { announce } from '../../data/counter/sound';
import { dueOf, handedOver, type Together, undone } from './pickup.map';

type Options = {
  /** The order that is open. */
  orderId: string | undefined;
  /** Orders have been handed over. Returns whether the screen leaves the open one. */
  onEnd: (orderIds: readonly string[]) => boolean;
  /** Another order than the open one was refused. Returns whether the screen goes there. */
  onRefused: (orderId: string, endedIds: readonly string[]) => boolean;
};

type Failed = {
  orderId: string;
  error: string;
  /** Other orders were handed over in the same action: their result is shown after this one. */
  hasOthers: boolean;
};

/** The hand-overs that can still be taken back here. */
type Made = readonly { pickup: Pickup; key: string }[];

/** Hands orders over, with the server's response or without it, and takes the last one back. */
export function useHandOver({ orderId, onEnd, onRefused }: Options) {
  const textOf = useNoticeText();
  const store = useStorePickup();
  const queue = useQueuedHandOvers();
  const running = useRef(false);
  const [chosen, setChosen] = useState<{ orderId: string; means: PaymentMeans } | null>(null);
  const [pending, setPending] = useState(false);
  const [handing, setHanding] = useState<Together | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [result, setResult] = useState<HandOverOutcome | null>(null);
  const [last, setLast] = useState<Made>([]);
  const undoing = useAction();
  const seconds = useUndoCountdown(last.at(-1)?.key ?? null);
  useEffect(() => setHanding((orders) => (orders?.[0].id === orderId ? orders : null)), [orderId]);

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

  const start = (pickups: Together) =>
    once(async () => {
      const [{ id: openId }] = pickups;
      setPending(true);
      setFailed(null);
      setHanding(pickups);
      const means = meansOf(openId);
      // Each order is a hand-over of its own, under a key of its own.
      const answers = await Promise.all(
        pickups.map(async (pickup) => ({ pickup, done: await handOver(pickup, means) })),
      );
      setPending(false);
      for (const { done } of answers) if (done.kind !== 'queued') store(done.pickup);
      const made = answers.filter(({ done }) => done.kind !== 'refused');
      const [first, ...others] = made.map(({ pickup }) => pickup);
      if (first) {
        const amount = dueOf([first, ...others]);
        setResult(handedOver([first, ...others], amount > 0 ? { means, amount } : null));
        setLast(made.map(({ pickup, done: { key } }) => ({ pickup, key })));
        undoing.clear();
        setChosen((now) => (now?.orderId === openId ? null : now));
      }
      for (const { pickup, done } of answers) {
        if (done.kind !== 'refused') continue;
        setFailed({ orderId: pickup.id, error: textOf(done.message), hasOthers: made.length > 0 });
        const ended = made.map((entry) => entry.pickup.id);
        if (pickup.id === openId || !onRefused(pickup.id, ended)) setHanding(null);
        return;
      }
      announce('handedOver');
      if (!onEnd(pickups.map(({ id }) => id))) setHanding(null);
    });

  const undo = (made: Made, reason: string) =>
    once(() =>
      undoing.run(async () => {
        const open: Pickup[] = [];
        for (const [index, { pickup, key }] of made.entries()) {
          const { id, name } = pickup;
          const item = { orderId: id, name, count: pickup.items.length };
          const answer = await undoHandOver(key, item, reason);
          if (answer) store(answer);
          open.push(answer ?? pickup);
          // A later undo may fail: a retry begins with that one.
          setLast(made.slice(index + 1));
        }
        const [first, ...others] = open;
        if (first) setResult(undone([first, ...others]));
        announce('undone');
      }),
    );

  const queued = queue.filter(({ key }) => last.some((entry) => entry.key === key));
  const isRefused = queued.some(({ refused }) => refused !== null);
  return {
    meansOf,
    chooseMeans: (orderId: string, means: PaymentMeans) => setChosen({ orderId, means }),
    pending,
    /**
     * The open order as it was at the tap, with those that are handed over together, until the screen has left it: what
     * this device has just done to it is no news, and must not look like somebody else's hand-over.
     */
    handing: handing?.[0].id === orderId ? handing : null,
    errorOf: (orderId: string) => (failed?.orderId === orderId ? failed.error : null),
    handOver: start,
    // Refused after it was shown: the queue says so in its place.
    result: isRefused
      ? null
      : result?.kind === 'handedOver'
        ? { ...result, waiting: queued.length > 0 }
        : result,
    undo:
      last.length > 0 && seconds !== null && result?.kind === 'handedOver' && !isRefused
        ? {
            seconds,
            pending: undoing.pending,
            error: undoing.error,
            onUndo: (reason: string) => void undo(last, reason),
          }
        : undefined,
    /** Leaves an order; then shows the result of the orders that were handed over with it. */
    leave() {
      if (failed?.hasOthers !== true) return clear();
      setFailed(null);
      announce('handedOver');
    },
    clear,
  };

  function clear() {
    setResult(null);
    setLast([]);
    setFailed(null);
  }
}
