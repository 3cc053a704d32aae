import { dismissToast, useToasts } from '@homestand/app-core/browser/toasts';
import { ToastRegion, useNoticeText } from '@homestand/ui';
import { useEffect } from 'react';
import { showThemeColor } from './showThemeColor';

/** Renders the toasts; loaded after the first screen, which has none. */
export function Toasts() {
  useEffect(showThemeColor, []);
  const textOf = useNoticeText();
  const items = useToasts().map(({ notice, ...toast }) => ({ ...toast, message: textOf(notice) }));
  return <ToastRegion items={items} onDismiss={dismissToast} />;
}
