import { useOffline } from '@homestand/app-core/browser/connection';
import { OfflineBanner } from '@homestand/ui';

type Props = {
  pending?: number;
  /** What shows is what was kept then. */
  keptAt?: string | null;
};

/** Says that the server cannot be heard, and how much waits for it. */
export const ConnectionBanner = ({ pending = 0, keptAt = null }: Props) => (
  <OfflineBanner offline={useOffline()} pending={pending} asOf={keptAt} />
);
