import { Center, Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { cardCounterOutline } from '../CardCounter/CardCounter.css';
import { cardCell, cardCells } from '../CardGrid/CardGrid.css';
import * as styles from './CardAlbum.css';
import { cardAlbumMessages } from './messages';

const places = Array.from({ length: 15 }, (_, index) => index);

export function CardAlbumSkeleton() {
  const m = useMessages('CardAlbum', cardAlbumMessages);
  return (
    <Center width="wide">
      <div className={styles.root} aria-busy="true">
        <div className={styles.head}>
          <div className={`${cardCounterOutline} ${styles.counterWaits}`}>
            <Skeleton label={m.loading} />
          </div>
        </div>
        <div className={cardCells}>
          {places.map((place) => (
            <div key={place} className={cardCell}>
              <div className={styles.cardWaits} />
            </div>
          ))}
        </div>
      </div>
    </Center>
  );
}
