import { Center, Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { playerPickerMessages } from './messages';
import * as styles from './PlayerPicker.css';

const places = Array.from({ length: 12 }, (_, index) => index);

export function PlayerPickerSkeleton() {
  const m = useMessages('PlayerPicker', playerPickerMessages);
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
