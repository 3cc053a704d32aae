import { Button, OfficeKeysDialog, useOfficeKeys } from '@homestand/ui';
import { useState } from 'react';

export function OfficeKeys() {
  const [open, setOpen] = useState(false);
  useOfficeKeys({ single: true, onHelp: () => setOpen(true) });
  return (
    <>
      <Button onClick={() => setOpen(true)}>キーの一覧</Button>
      <OfficeKeysDialog
        open={open}
        places={['today', 'orders', 'account']}
        settingsHref="/account"
        onClose={() => setOpen(false)}
      />
    </>
  );
}
