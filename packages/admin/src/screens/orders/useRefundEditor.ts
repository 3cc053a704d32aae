import { ApiError, createKey } from '@homestand/api-client';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useAction } from '@homestand/app-core/react/useAction';
import { useLoadError } from '@homestand/app-core/react/useLoadError';
import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import { type RefundAction, type RefundDialogProps, useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import {
  createOrderRefund,
  type OrderRefunds,
  settleOrderRefund,
  type UnansweredRefund,
  useOrderRefunds,
  useUnansweredRefund,
} from '../../data/orders/refunds';

const actions: readonly RefundAction[] = ['refund', 'cancel', 'take_back'];

/**
 * The dialog of one order: the address has the action, or the refund that is open. A request that was not answered keeps
 * its key and what it was based on, so that the same has one effect however often it is sent, also from a dialog that is
 * opened anew. Once it is among the refunds of the order, the dialog shows it instead of asking again.
 */
export function useRefundEditor(orderId: string, onChange: () => void) {
  const textOf = useNoticeText();
  const refunds = useOrderRefunds(orderId);
  const loadError = useLoadError(refunds);
  const overlay = useOverlayParam('refund');
  const { pending, error, run: runCall, clear } = useAction();
  const [conflict, setConflict] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const [unanswered, setUnanswered] = useUnansweredRefund(orderId);
  const money = refunds.data ?? null;
  const action = actions.find((action) => action === overlay.opened) ?? 'refund';
  const arrived = unanswered && !pending && money?.list.find((refund) => isOf(refund, unanswered));
  const shown =
    money?.list.find(({ id }) => id === made || (made === null && id === overlay.opened)) ?? null;
  const refund = shown ?? (arrived || null);

  const run = (call: () => Promise<OrderRefunds>) =>
    runCall(
      async () => {
        const changed = await call();
        setConflict(null);
        void refunds.mutate(changed, { revalidate: false });
        onChange();
        return changed;
      },
      async (failure) => {
        if (!(failure instanceof ApiError) || failure.code !== 409) return false;
        setConflict(textOf(errorNotice(failure)));
        await refunds.mutate();
        onChange();
        return true;
      },
    );

  function open(value: string) {
    clear();
    setConflict(null);
    setMade(null);
    overlay.open(value);
    // The money as it is now, also at the gateway.
    void refunds.mutate();
  }

  const dialog: RefundDialogProps = {
    open: overlay.opened !== null,
    action,
    money,
    pending,
    error,
    conflict,
    refund,
    arrived: refund !== null && shown === null,
    async onRefund(request) {
      const now = {
        key: createKey(),
        body: { ...request, changeId: money?.changeId ?? null },
        knownIds: money?.list.map(({ id }) => id) ?? [],
      };
      const sent = unanswered && isSame(unanswered, now) ? unanswered : now;
      setUnanswered(sent);
      const changed = await run(() =>
        createOrderRefund(orderId, sent.key, sent.body).catch((cause) => {
          // Refused, so it was not executed.
          if (cause instanceof ApiError && cause.code < 500) setUnanswered(null);
          throw cause;
        }),
      );
      if (!changed) return;
      setUnanswered(null);
      setMade(changed.list.findLast(({ id }) => !sent.knownIds.includes(id))?.id ?? null);
    },
    onSettle(means) {
      if (refund) void run(() => settleOrderRefund(orderId, refund.id, means));
    },
    onRefresh: () =>
      void run(async () => (await refunds.mutate()) ?? Promise.reject(refunds.error)),
    onClose() {
      if (arrived) setUnanswered(null);
      overlay.close();
    },
  };
  return {
    list: {
      money,
      error: loadError,
      onAction: open,
      onOpen: open,
    },
    dialog,
  };
}

/** Whether a refund of the order is the one that was not answered. */
const isOf = (
  { id, kind, amount }: OrderRefunds['list'][number],
  { body, knownIds }: UnansweredRefund,
) => kind === body.kind && amount === body.amount && !knownIds.includes(id);

/** Whether both are the same refund. `changeId` is ignored: the order may have changed between them. */
const isSame = ({ body: a }: UnansweredRefund, { body: b }: UnansweredRefund) =>
  JSON.stringify({ ...a, changeId: null }) === JSON.stringify({ ...b, changeId: null });
