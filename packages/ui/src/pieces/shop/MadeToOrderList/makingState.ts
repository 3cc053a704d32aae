import type { MadeToOrderListProps } from './MadeToOrderList';

type Props = Pick<MadeToOrderListProps, 'production' | 'ended' | 'minimum'>;

/** Whether a run is made, and the pieces that it still needs for its minimum. */
export function makingState({ production, ended, minimum }: Props) {
  const { paid, inPayment, open } = production;
  const missing = Math.max(0, (minimum ?? 0) - paid);
  if (!ended) return { state: 'open', missing } as const;
  if (paid + inPayment === 0) return { state: 'nothing', missing: 0 } as const;
  if (missing > inPayment && open.orders > 0) return { state: 'below', missing } as const;
  if (open.orders === 0) return { state: 'handedOver', missing: 0 } as const;
  if (missing > 0) return { state: 'mayReach', missing } as const;
  return { state: inPayment > 0 ? 'inPayment' : 'final', missing } as const;
}
