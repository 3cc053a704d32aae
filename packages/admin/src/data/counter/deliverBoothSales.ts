import { deliverQueued, type Queued, type QueueStore } from './deliverQueued';

/** A sale at the booth that the server does not have yet, or its undo, or one that the server has refused. The key is its id. */
export type QueuedBoothSale = Queued & {
  optionId: number;
  name: string;
  /** Empty for a product without options. */
  label: string;
  quantity: number;
  /** Of one piece. */
  price: number;
  means: 'cash' | 'other';
  /** The server has it, and only its undo is queued. */
  recorded: boolean;
  refused: string | null;
};

/** `record` sends the time at the booth if the goods have left. */
export type BoothSaleCalls = {
  record: (item: QueuedBoothSale) => Promise<{ short: number }>;
  undo: (key: string, reason: string) => Promise<unknown>;
};

export type BoothSaleResponse =
  | { kind: 'done'; short: number }
  | { kind: 'refused'; message: string };

type Options = {
  store: QueueStore<QueuedBoothSale>;
  calls: BoothSaleCalls;
  isTemporary: (error: unknown) => boolean;
  onResponse?: (key: string, response: BoothSaleResponse) => void;
};

export const deliverBoothSales = ({ calls, ...options }: Options): Promise<void> =>
  deliverQueued<QueuedBoothSale, BoothSaleResponse>({
    ...options,
    groupOf: ({ key }) => key,
    async record(item) {
      const { short } = await calls.record(item);
      return { kind: 'done', short };
    },
    refusalOf: async (_, message) => ({ refused: message, response: { kind: 'refused', message } }),
    isRecorded: ({ recorded }) => recorded,
    recordedBy: (item) => ({ ...item, recorded: true }),
    undo: ({ key }, reason) => calls.undo(key, reason),
  });
