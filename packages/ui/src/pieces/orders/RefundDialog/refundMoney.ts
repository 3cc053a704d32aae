import type { ChosenOption } from '../../shared/ProductName/ProductName';

export type RefundAction = 'refund' | 'cancel' | 'take_back';

export type RefundMeans = 'card' | 'cash' | 'other';

/** One refund of an order. */
export type StaffRefund = {
  id: string;
  kind: RefundAction | 'gateway';
  amount: number;
  means: RefundMeans | null;
  /** failed: the gateway has refused it. */
  state: 'due' | 'failed' | 'done';
  failure: string | null;
  reason: string | null;
  by: string | null;
  at: string;
  items: readonly { productId: number; optionId?: number; quantity: number }[];
};

/** The money of an order, what went back of it, and what can be done with it. */
export type RefundMoney = {
  via: 'card' | 'counter' | 'none';
  paid: number;
  refunded: number;
  /** Decided, but not back yet. */
  open: number;
  refundable: number;
  actions: readonly RefundAction[];
  goods: readonly {
    productId: number;
    productName: string;
    option?: ChosenOption;
    unitPrice: number;
    quantity: number;
    returned: number;
    /** Its stock is counted. */
    isCounted?: boolean;
  }[];
  gateway: 'checked' | 'unreachable' | 'none';
  list: readonly StaffRefund[];
};

export type RefundRequest = {
  kind: RefundAction;
  amount: number;
  means?: RefundMeans;
  items?: { productId: number; optionId?: number; quantity: number }[];
  /** Of a take-back of goods whose stock is counted: they are sold again. */
  toShelf?: boolean;
  reason: string;
};

/** The ways in which money of this kind can go back, the usual one first. */
export const meansOf = ({ via }: Pick<RefundMoney, 'via'>): RefundMeans[] =>
  via === 'card' ? ['card', 'cash', 'other'] : ['cash', 'other'];
