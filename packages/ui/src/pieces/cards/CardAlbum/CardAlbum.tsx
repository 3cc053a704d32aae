import { CardIcon, QrIcon } from '../../../icons';
import { Button, Center, EmptyState, Heading, LastUpdated } from '../../../primitives';
import { CardCounter } from '../CardCounter';
import type { PlayerCard } from '../CardFront';
import { CardGrid } from '../CardGrid';
import * as styles from './CardAlbum.css';
import { CardAlbumArt } from './CardAlbumArt';
import { type CardAlbumMessages, cardAlbumMessages } from './messages';

export type CardAlbumProps = {
  /** In the order they are shown. */
  items: readonly PlayerCard[];
  hrefOf: (cardId: number) => string;
  /** The card that grows into the large one, or comes back from it. */
  shared?: number | null | undefined;
  /** Opens it instead of the link. */
  onOpen?: ((cardId: number) => void) | undefined;
  /** Scanned codes that wait for the network. */
  waiting?: number | undefined;
  /** ISO: without network the album is as it was then. */
  offlineSince?: string | null | undefined;
  /** Where codes are read: offered to those who have no card yet. */
  scanHref?: string | undefined;
  messages?: CardAlbumMessages;
};

/** Everything collected so far, and what is still to come. */
export function CardAlbum({
  items,
  hrefOf,
  shared,
  onOpen,
  waiting = 0,
  offlineSince = null,
  scanHref,
  messages: m = cardAlbumMessages,
}: CardAlbumProps) {
  const collected = items.filter(({ hasFavorited }) => hasFavorited).length;

  return (
    <Center width="wide">
      <div className={styles.root}>
        <div className={styles.head}>
          {items.length > 0 && <CardCounter collected={collected} total={items.length} />}
          {offlineSince && <LastUpdated time={offlineSince} />}
        </div>
        <div role="status" className={styles.news}>
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
              <Heading level={2} looks="label">
                {m.first}
              </Heading>
              <p className={styles.help}>{m.firstHelp}</p>
            </div>
            {scanHref !== undefined && (
              <Button tone="accent" href={scanHref} icon={<QrIcon size="small" />}>
                {m.scan}
              </Button>
            )}
          </section>
        )}
        <CardGrid {...{ items, hrefOf, shared, onOpen }} />
      </div>
    </Center>
  );
}
