import { Button, type ToastItem, ToastRegion } from '@homestand/ui';
import { useState } from 'react';

export function Saving() {
  const [items, setItems] = useState<ToastItem[]>([]);
  const notify = () =>
    setItems([...items, { id: String(Date.now()), message: '保存しました', tone: 'success' }]);
  return (
    <>
      <Button onClick={notify}>保存する</Button>
      <ToastRegion
        items={items}
        onDismiss={(id) => setItems((now) => now.filter((item) => item.id !== id))}
      />
    </>
  );
}
