import { useAction } from '@homestand/app-core/react/useAction';
import { HandOverSettlement, type HandOverSettlementKind } from '@homestand/ui';
import {
  type RefusedHandOverOfOrder,
  settleRefusedHandOver,
} from '../../data/counter/refusedHandOvers';
import { settledOf } from '../counter/pickup.map';

type Props = {
  handOver: RefusedHandOverOfOrder;
  /** It is settled, here or by somebody else. */
  onChange: () => Promise<unknown>;
};

/** Goods of the order that left twice, until a person has said what became of them. */
export function OrderSettlement({ handOver, onChange }: Props) {
  const { pending, error, run } = useAction();

  async function settle(kind: HandOverSettlementKind, note: string) {
    await run(async () => {
      await settleRefusedHandOver(handOver.id, { kind, note });
      await onChange();
    });
  }

  return (
    <HandOverSettlement
      handOver={settledOf(handOver)}
      pending={pending}
      error={error}
      onSettle={(kind, note) => void settle(kind, note)}
    />
  );
}
