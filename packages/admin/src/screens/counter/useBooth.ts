import { ApiError } from '@homestand/api-client';
import { useSessionCache } from '@homestand/app-core/http/sessionCache';
import { useAction } from '@homestand/app-core/react/useAction';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import type { BoothSaleRow } from '@homestand/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type BoothSaleOf,
  confirmBoothRefusal,
  recordBoothSale,
  undoBoothSale,
  useQueuedBoothSales,
} from '../../data/counter/boothQueue';
import { boothSalesKey, useBoothSales } from '../../data/counter/boothSales';
import { announce } from '../../data/counter/sound';
import { pathTo } from '../../paths';
import { boothRows } from './booth.map';

/** Records sales of the booth, with the server's response or without it, and takes them back. */
export function useBooth() {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { reload } = useSessionCache();
  const queue = useQueuedBoothSales();
  const { data } = useBoothSales();
  const recording = useAction();
  const [last, setLast] = useState<string | null>(null);
  const undoing = useAction();
  const rows = boothRows(data?.list ?? [], queue);

  const record = (sale: BoothSaleOf) =>
    recording.run(async () => {
      const done = await recordBoothSale(sale);
      void reload(boothSalesKey);
      if (done.kind === 'refused') {
        void reload('booth-goods');
        throw new ApiError(422, done.message);
      }
      setLast(done.key);
      announce('handedOver');
      if (isCurrent()) void navigate(pathTo('booth'));
    });

  return {
    record: (sale: BoothSaleOf) => void record(sale),
    pending: recording.pending,
    error: recording.error,
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
