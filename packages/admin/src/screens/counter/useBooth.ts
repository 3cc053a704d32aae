import { ApiError } from '@homestand/api-client';
import { nameWithOption } from '@homestand/api-client/optionName';
import { useSessionCache } from '@homestand/app-core/http/sessionCache';
import { useAction } from '@homestand/app-core/react/useAction';
import type { BoothSaleRow } from '@homestand/ui';
import { useState } from 'react';
import {
  type BoothSaleOf,
  confirmBoothRefusal,
  recordBoothSale,
  undoBoothSale,
  useQueuedBoothSales,
} from '../../data/counter/boothQueue';
import { boothSalesKey, useBoothSales } from '../../data/counter/boothSales';
import { announce } from '../../data/counter/sound';
import { boothRows } from './booth.map';

/** Records sales of the booth, with the server's response or without it, and takes them back. */
export function useBooth() {
  const { reload } = useSessionCache();
  const queue = useQueuedBoothSales();
  const { data } = useBoothSales();
  const recording = useAction();
  const [last, setLast] = useState<readonly string[]>([]);
  const undoing = useAction();
  const rows = boothRows(data?.list ?? [], queue);

  /** `onSold` gets those that are recorded; of the others a sentence says why not. */
  const record = (
    sales: readonly BoothSaleOf[],
    onSold: (sold: readonly BoothSaleOf[], isAll: boolean) => void,
  ) =>
    void recording.run(async () => {
      const answers = await Promise.all(
        sales.map(async (sale) => ({ sale, answer: await recordBoothSale(sale) })),
      );
      void reload(boothSalesKey);
      const refusals = answers.flatMap(({ sale, answer }) =>
        answer.kind === 'refused' ? [{ sale, message: answer.message }] : [],
      );
      const sold = answers.filter(({ answer }) => answer.kind !== 'refused');
      setLast(sold.map(({ answer }) => answer.key));
      onSold(
        sold.map(({ sale }) => sale),
        refusals.length === 0,
      );
      if (refusals.length > 0) {
        void reload('booth-goods');
        throw new ApiError(
          422,
          refusals.map(({ sale, message }) => refusalOf(sale, message, sales)).join(' '),
        );
      }
      announce('handedOver');
    });

  return {
    record,
    pending: recording.pending,
    error: recording.error,
    clearError: recording.clear,
    rows,
    last,
    undoError: undoing.error,
    onUndo: ({ id, ...row }: BoothSaleRow, reason: string) =>
      undoing.run(async () => {
        const { optionId, name, label, quantity, price, means } = row;
        await undoBoothSale(id, { optionId, name, label, quantity, price, means }, reason);
        announce('undone');
        await reload(boothSalesKey);
      }),
    onConfirm: confirmBoothRefusal,
  };
}

/** Of several it says of which. */
const refusalOf = (
  { name, label }: BoothSaleOf,
  message: string,
  { length }: readonly BoothSaleOf[],
) => (length === 1 ? message : `${nameWithOption(name, label || undefined)}: ${message}`);
