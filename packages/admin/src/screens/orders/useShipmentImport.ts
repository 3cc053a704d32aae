import { createKey } from '@homestand/api-client';
import { dayOf } from '@homestand/api-client/day';
import { saveFile } from '@homestand/app-core/browser/saveFile';
import { errorNotice, reportError } from '@homestand/app-core/http/errorNotices';
import { type ShipmentImportProps, useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import {
  createShipments,
  exportLabels,
  previewShipments,
  type ShipmentPreview,
} from '../../data/orders/shipments';
import { packingFor, pathTo } from '../../paths';

type Read = ShipmentPreview & { key: string };

/** A file of numbers: what it would change, and the change itself, under one key for each preview. */
export function useShipmentImport(): ShipmentImportProps {
  const textOf = useNoticeText();
  const [read, setRead] = useState<Read | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  async function run(action: () => Promise<void>) {
    if (pending) return;
    setPending(true);
    setError(null);
    await action().catch((cause) => setError(textOf(errorNotice(cause))));
    setPending(false);
  }

  async function saveLabels() {
    setSaving(true);
    try {
      saveFile(await exportLabels(), `labels-${dayOf(Date.now())}.csv`);
    } catch (cause) {
      reportError(cause);
    } finally {
      setSaving(false);
    }
  }

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
    labels: { pending: saving, onSave: () => void saveLabels() },
    packingHref: packingFor(),
    orderHrefOf: (orderId) => pathTo('orderDetails', { orderId }),
  };
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  // One call with all bytes would exceed the number of arguments that engines allow.
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
