import { dismissToast, useToasts } from '@homestand/app-core/browser/toasts';
import { ToastRegion } from '@homestand/ui';

/** Short news above whatever shows; loaded after the first screen, which has none. */
export function Toasts() {
  return <ToastRegion items={useToasts()} onDismiss={dismissToast} />;
}
