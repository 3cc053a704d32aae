import { useAction } from '@homestand/app-core/react/useAction';
import { HandOverUndo } from '@homestand/ui';
import { type HandOver, undoOnServer, useHandOverOf } from '../../data/orders/handOver';
import { reloadRefunds } from '../../data/orders/refunds';

type Props = {
  orderId: string;
  /** The order has changed. */
  onChange: () => Promise<unknown>;
};

/** The hand-over of one order, and its undo. Renders nothing while it loads: the timeline shows the hand-over, too. */
export function OrderHandOver({ orderId, onChange }: Props) {
  const { data } = useHandOverOf(orderId);
  const { pending, error, run } = useAction();
  if (!data?.id) return null;

  async function undo({ id }: HandOver, reason: string): Promise<boolean> {
    if (id === null) return false;
    const done = await run(async () => {
      await undoOnServer(orderId, id, reason);
      void reloadRefunds(orderId);
      await onChange();
      return true;
    });
    return done === true;
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
