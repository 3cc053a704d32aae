import { OfflineBanner } from '@homestand/ui';
import { useOffline } from '../stores/link.store';

/** Says that the server cannot be heard, and how much waits for it. */
export const LinkNotice = ({ pending = 0 }: { pending?: number }) => (
  <OfflineBanner offline={useOffline()} pending={pending} />
);
