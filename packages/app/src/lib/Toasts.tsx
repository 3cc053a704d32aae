import { ToastRegion } from '@homestand/ui';
import { dismissToast, useToasts } from '../stores/toasts.store';

/** Short news above whatever shows; loaded after the first screen, which has none. */
export function Toasts() {
  return <ToastRegion items={useToasts()} onDismiss={dismissToast} />;
}
