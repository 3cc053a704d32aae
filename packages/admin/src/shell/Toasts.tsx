import { dismissToast, useToasts } from '@homestand/app-core/browser/toasts';
import { ToastRegion, useNoticeText } from '@homestand/ui';

export function Toasts() {
  const textOf = useNoticeText();
  const items = useToasts().map(({ notice, ...toast }) => ({ ...toast, message: textOf(notice) }));
  return <ToastRegion items={items} onDismiss={dismissToast} />;
}
