import { useOffline } from '@homestand/app-core/browser/connection';
import { OfflineBanner } from '@homestand/ui';

type Props = {
  pending?: number;
  /** Time of the offline copy, when it shows. */
  asOf?: string | null;
  /** The same while the new content is on its way. */
  refreshing?: string | null;
};

/** Reports a lost connection, the number of unsent items, and from when the content is. */
export const ConnectionBanner = (props: Props) => (
  <OfflineBanner offline={useOffline()} {...props} />
);
