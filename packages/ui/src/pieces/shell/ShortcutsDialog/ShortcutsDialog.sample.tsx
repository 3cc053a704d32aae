import { Button, ShortcutsDialog, useShortcuts } from '@homestand/ui';
import { useState } from 'react';

export function Shortcuts() {
  const [open, setOpen] = useState(false);
  useShortcuts({ single: true, onHelp: () => setOpen(true) });
  return (
    <>
      <Button onClick={() => setOpen(true)}>キーの一覧</Button>
      <ShortcutsDialog
        open={open}
        links={['today', 'orders', 'account']}
        settingsHref="/account"
        onClose={() => setOpen(false)}
      />
    </>
  );
}
