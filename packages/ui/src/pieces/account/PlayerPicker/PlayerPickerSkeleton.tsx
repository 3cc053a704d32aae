import { Center, Skeleton } from '../../../primitives';
import { type PlayerPickerMessages, playerPickerMessages } from './messages';
import * as styles from './PlayerPicker.css';

export type PlayerPickerSkeletonProps = { messages?: PlayerPickerMessages };

const places = Array.from({ length: 12 }, (_, index) => index);

export function PlayerPickerSkeleton({
  messages: m = playerPickerMessages,
}: PlayerPickerSkeletonProps) {
  return (
    <Center width="page">
      <div className={styles.choices} aria-busy="true">
        {places.map((place) => (
          <div key={place} className={styles.choice}>
            <Skeleton kind="block" ratio="3/4" label={place === 0 ? m.loading : undefined} />
            <div className={styles.nameWaits}>
              <Skeleton size="small" />
            </div>
          </div>
        ))}
      </div>
    </Center>
  );
}
