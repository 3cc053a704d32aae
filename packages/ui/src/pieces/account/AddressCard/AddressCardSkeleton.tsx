import { Skeleton, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './AddressCard.css';
import { addressCardMessages } from './messages';

export function AddressCardSkeleton() {
  const m = useMessages('AddressCard', addressCardMessages);
  return (
    <Stack gap="xl" aria-busy>
      <div className={styles.card}>
        <Skeleton lines={3} label={m.loading} />
        <Skeleton />
        <div className={styles.contact}>
          <Skeleton lines={2} size="small" />
        </div>
      </div>
    </Stack>
  );
}
