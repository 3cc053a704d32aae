import { showToast } from '@homestand/app-core/browser/toasts';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { useShortcuts } from '@homestand/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useShortcutList, useSingleKeys } from '../data/shortcuts';

const ShortcutList = lazyScreen(() => import('./ShortcutList'), 'ShortcutList');

/** Shortcuts of the office. The code of their list loads when it is first opened. */
export function Shortcuts() {
  const { open, onOpen, onClose } = useShortcutList();
  const [loaded, setLoaded] = useState(false);
  useShortcuts({ single: useSingleKeys(), onHelp: onOpen });

  const fail = useEffectEvent((error: unknown) => {
    onClose();
    showToast(errorNotice(error));
  });
  useEffect(() => {
    if (open && !loaded) ShortcutList.load().then(() => setLoaded(true), fail);
  }, [open, loaded]);

  return (
    loaded && (
      <Suspense fallback={null}>
        <ShortcutList />
      </Suspense>
    )
  );
}
