import { HandOverQueue, type HandOverQueueItem } from '@homestand/ui';
import { useState } from 'react';

const refused: HandOverQueueItem = {
  id: '1',
  orderId: '261121-R8T4KX',
  customerName: '石黒 まどか',
  at: '2026-11-21T13:41:00+09:00',
  taken: null,
  undone: false,
  status: 'collision',
  message: '渡し済みです（11/21 13:38 レジ1）。',
};

export function Queue() {
  const [items, setItems] = useState([refused]);
  return (
    <HandOverQueue
      items={items}
      onConfirm={(id) => setItems((before) => before.filter((item) => item.id !== id))}
    />
  );
}
