import { showToast } from '@homestand/app-core/browser/toasts';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { lazyScreen } from '@homestand/app-core/react/lazyScreen';
import { useOfficeKeys } from '@homestand/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useKeyList, useSingleKeys } from '../data/officeKeys';

const KeyList = lazyScreen(() => import('./KeyList'), 'KeyList');

/** The keys of the office, and their list, whose code loads when it is first opened. */
export function OfficeKeys() {
  const { open, onOpen, onClose } = useKeyList();
  const [loaded, setLoaded] = useState(false);
  useOfficeKeys({ single: useSingleKeys(), onHelp: onOpen });

  const fail = useEffectEvent((error: unknown) => {
    onClose();
    showToast(errorNotice(error));
  });
  useEffect(() => {
    if (open && !loaded) KeyList.load().then(() => setLoaded(true), fail);
  }, [open, loaded]);

  return (
    loaded && (
      <Suspense fallback={null}>
        <KeyList />
      </Suspense>
    )
  );
}
