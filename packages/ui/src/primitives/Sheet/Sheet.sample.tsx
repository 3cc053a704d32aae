import { Button, Sheet, Text } from '@homestand/ui';
import { useState } from 'react';

export function PickupPlace() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>受け取り場所を見る</Button>
      <Sheet
        open={open}
        title="受け取り場所"
        onClose={close}
        actions={
          <Button fullWidth onClick={close}>
            わかりました
          </Button>
        }
      >
        <Text>正面ゲート横の受け取りカウンターへお越しください。</Text>
      </Sheet>
    </>
  );
}
