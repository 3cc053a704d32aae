import { dismissToast, useToasts } from '@homestand/app-core/browser/toasts';
import { ToastRegion } from '@homestand/ui';

/** Renders the toasts; loaded after the first screen, which has none. */
export function Toasts() {
  return <ToastRegion items={useToasts()} onDismiss={dismissToast} />;
}
