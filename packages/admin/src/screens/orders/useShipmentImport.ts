import { createKey } from '@homestand/api-client';
import { useAction } from '@homestand/app-core/react/useAction';
import type { ShipmentImportProps } from '@homestand/ui';
import { useState } from 'react';
import {
  createShipments,
  exportLabels,
  previewShipments,
  type ShipmentPreview,
} from '../../data/orders/shipments';
import { packingFor, pathTo } from '../../paths';
import { base64Of } from '../base64Of';
import { useFileExport } from '../useFileExport';

type Read = ShipmentPreview & { key: string };

/** A file of numbers: what it would change, and the change itself, under one key for each preview. */
export function useShipmentImport(): ShipmentImportProps {
  const [read, setRead] = useState<Read | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const { pending, error, run } = useAction();
  const labels = useFileExport('labels', exportLabels);

  return {
    preview: read && { items: read.list, ready: read.ready },
    done,
    pending,
    error,
    onFile: (file) =>
      void run(async () => {
        setRead(null);
        setDone(null);
        const preview = await previewShipments(base64Of(new Uint8Array(await file.arrayBuffer())));
        setRead({ ...preview, key: createKey() });
      }),
    onConfirm: () =>
      void run(async () => {
        if (!read) return;
        const { count } = await createShipments(read.key, read.list);
        setDone(count);
        setRead(null);
      }),
    labels,
    packingHref: packingFor(),
    orderHrefOf: (orderId) => pathTo('order', { orderId }),
  };
}
