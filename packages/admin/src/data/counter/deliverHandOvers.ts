import type { components } from '@homestand/api-client';
import { deliverQueued, type Queued, type QueueStore } from './deliverQueued';

type Pickup = components['schemas']['StaffPickup'];

/** A hand-over that the server does not have yet, or that it has refused. `by` is absent in one of an older version. */
export type QueuedHandOver = Queued & {
  orderId: string;
  /** Empty after the session: what is kept until the next one names nobody. */
  name: string;
  /** Number of pieces. */
  count: number;
  means: 'cash' | 'other' | null;
  amount: number;
  /** The server's id, when the server has it and its undo is queued. */
  handOverId: string | null;
  refused: { message: string; collision: boolean } | null;
};

/** The calls of a counter. `handOver` sends the key, and the time at the counter if the goods have left. */
export type HandOverCalls = {
  handOver: (item: QueuedHandOver) => Promise<Pickup>;
  undo: (orderId: string, handOverId: string, reason: string) => Promise<unknown>;
  pickup: (orderId: string) => Promise<Pickup>;
};

export type HandOverResponse =
  | { kind: 'done'; pickup: Pickup }
  | { kind: 'refused'; message: string; pickup: Pickup };

type Options = {
  store: QueueStore<QueuedHandOver>;
  calls: HandOverCalls;
  isTemporary: (error: unknown) => boolean;
  onResponse?: (key: string, response: HandOverResponse) => void;
};

export const deliverHandOvers = ({ calls, ...options }: Options): Promise<void> =>
  deliverQueued<QueuedHandOver, HandOverResponse>({
    ...options,
    // The next hand-over of an order would be refused.
    groupOf: ({ orderId }) => orderId,
    record: async (item) => ({ kind: 'done', pickup: await calls.handOver(item) }),
    async refusalOf({ orderId }, message) {
      const pickup = await calls.pickup(orderId);
      return {
        refused: { message, collision: pickup.state === 'handed_over' },
        response: { kind: 'refused', message, pickup },
      };
    },
    isRecorded: ({ handOverId }) => handOverId !== null,
    recordedBy(item, { pickup }) {
      const handOverId = pickup.handOver?.id ?? null;
      return handOverId === null ? null : { ...item, handOverId };
    },
    undo: ({ orderId, handOverId }, reason) => calls.undo(orderId, handOverId ?? '', reason),
  });
