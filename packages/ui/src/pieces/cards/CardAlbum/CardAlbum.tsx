import { CardIcon, QrIcon } from '../../../icons';
import { Button, Center, EmptyState, Heading, Skeleton, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LastUpdated } from '../../shared/LastUpdated/LastUpdated';
import type { PlayerCard } from '../CardFront/CardFront';
import * as styles from './CardAlbum.css';
import { cardCell, cardCells, cardCounterOutline } from './CardAlbum.css';
import { CardAlbumArt } from './CardAlbumArt';
import { CardAlbumCounter } from './CardAlbumCounter';
import { CardAlbumGrid } from './CardAlbumGrid';
import { cardAlbumMessages } from './messages';

export type CardAlbumProps = {
  /** The cards, in the order in which they are shown. */
  items: readonly PlayerCard[];
  hrefOf: (cardId: number) => string;
  /** Id of the card that takes part in the view transition to or from its large view. */
  shared?: number | null | undefined;
  /** Called on a plain click instead of following the link. */
  onOpen?: ((cardId: number) => void) | undefined;
  /** Number of scanned codes that wait for the network. */
  waiting?: number | undefined;
  /** ISO time of the offline copy that is shown; null while online. */
  asOf?: string | null | undefined;
  /** Address of the scanner, offered to fans who have no card yet. */
  scanHref?: string | undefined;
};

/** The album: all collected cards and the empty places of the others. */
export function CardAlbum({
  items,
  hrefOf,
  shared,
  onOpen,
  waiting = 0,
  asOf = null,
  scanHref,
}: CardAlbumProps) {
  const m = useMessages('CardAlbum', cardAlbumMessages);
  const collected = items.filter(({ collected }) => collected).length;

  return (
    <Center width="wide">
      <div className={styles.root}>
        <div className={styles.head}>
          {items.length > 0 && <CardAlbumCounter collected={collected} total={items.length} />}
          {asOf && <LastUpdated asOf={asOf} />}
        </div>
        <div role="status" className={styles.notice}>
          {waiting > 0 && (
            <p className={styles.waiting}>
              <QrIcon size="small" />
              {m.waiting(waiting)}
            </p>
          )}
        </div>
        {items.length === 0 && (
          <EmptyState icon={<CardIcon />} title={m.none}>
            {m.noneHelp}
          </EmptyState>
        )}
        {items.length > 0 && collected === 0 && (
          <section className={styles.first}>
            <CardAlbumArt />
            <div className={styles.words}>
              <Heading level={2} kind="label">
                {m.first}
              </Heading>
              <Text kind="small" phrases tone="muted">
                {m.firstHelp}
              </Text>
            </div>
            {scanHref !== undefined && (
              <Button tone="accent" href={scanHref} icon={<QrIcon size="small" />}>
                {m.scan}
              </Button>
            )}
          </section>
        )}
        <CardAlbumGrid {...{ items, hrefOf, shared, onOpen }} />
      </div>
    </Center>
  );
}

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
