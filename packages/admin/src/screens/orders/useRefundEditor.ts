import { ApiError, createKey } from '@homestand/api-client';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useOverlayParam } from '@homestand/app-core/react/useOverlayParam';
import { type RefundAction, type RefundDialogProps, useNoticeText } from '@homestand/ui';
import { useRef, useState } from 'react';
import {
  createOrderRefund,
  type OrderRefunds,
  settleOrderRefund,
  useOrderRefunds,
} from '../../data/orders/refunds';

const actions: readonly RefundAction[] = ['refund', 'cancel', 'take_back'];

/**
 * The dialog of one order: the address has the action, or the refund that is open. A request keeps its key until the
 * server has answered, so that it has one effect however often it is sent.
 */
export function useRefundEditor(orderId: string, onChange: () => void) {
  const textOf = useNoticeText();
  const refunds = useOrderRefunds(orderId);
  const overlay = useOverlayParam('refund');
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const key = useRef<{ body: string; key: string } | null>(null);
  const money = refunds.data ?? null;
  const action = actions.find((one) => one === overlay.opened) ?? 'refund';
  const refund =
    money?.list.find(({ id }) => id === made || (made === null && id === overlay.opened)) ?? null;

  async function run(call: () => Promise<OrderRefunds>): Promise<OrderRefunds | undefined> {
    if (pending) return undefined;
    setPending(true);
    setError(null);
    try {
      const changed = await call();
      setConflict(null);
      void refunds.mutate(changed, { revalidate: false });
      onChange();
      return changed;
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 409) {
        setConflict(textOf(errorNotice(cause)));
        await refunds.mutate();
        onChange();
      } else setError(textOf(errorNotice(cause)));
      return undefined;
    } finally {
      setPending(false);
    }
  }

  function open(value: string) {
    setError(null);
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
    async onRefund(request) {
      const body = { ...request, changeId: money?.changeId ?? null };
      const text = JSON.stringify(body);
      // Another request: the last one was answered, or something was changed.
      if (key.current?.body !== text) key.current = { body: text, key: createKey() };
      const { key: sent } = key.current;
      const known = new Set(money?.list.map(({ id }) => id));
      const changed = await run(() => createOrderRefund(orderId, sent, body));
      if (!changed) return;
      key.current = null;
      setMade(changed.list.findLast(({ id }) => !known.has(id))?.id ?? null);
    },
    onSettle(means) {
      if (refund) void run(() => settleOrderRefund(orderId, refund.id, means));
    },
    onRefresh: () =>
      void run(async () => (await refunds.mutate()) ?? Promise.reject(refunds.error)),
    onClose: overlay.close,
  };
  return {
    list: {
      money,
      error: money === null && refunds.error ? textOf(errorNotice(refunds.error)) : null,
      onAction: open,
      onOpen: open,
    },
    dialog,
  };
}
