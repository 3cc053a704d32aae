import { useOffline } from '@homestand/app-core/browser/connection';
import { OfflineBanner } from '@homestand/ui';

type Props = {
  pending?: number;
  /** Time of the offline copy, when it shows. */
  asOf?: string | null;
};

/** Reports a lost connection and the number of unsent items. */
export const ConnectionBanner = ({ pending = 0, asOf = null }: Props) => (
  <OfflineBanner offline={useOffline()} pending={pending} asOf={asOf} />
);
