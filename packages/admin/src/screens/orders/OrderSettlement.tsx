import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { HandOverSettlement, type HandOverSettlementKind, useNoticeText } from '@homestand/ui';
import { useState } from 'react';
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
  const textOf = useNoticeText();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function settle(kind: HandOverSettlementKind, note: string) {
    setPending(true);
    setError(null);
    try {
      await settleRefusedHandOver(handOver.id, { kind, note });
      await onChange();
    } catch (cause) {
      setError(textOf(errorNotice(cause)));
    } finally {
      setPending(false);
    }
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
