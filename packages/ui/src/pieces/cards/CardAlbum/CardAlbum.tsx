import { QrIcon } from '../../../icons';
import { Button, Center, EmptyState, Heading, Skeleton, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LastUpdated } from '../../shared/LastUpdated/LastUpdated';
import type { PlayerCard } from '../CardFront/CardFront';
import * as styles from './CardAlbum.css';
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
          <EmptyState illustration="waiting" title={m.none}>
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
          <div className={`${styles.counterOutline} ${styles.counterWaits}`}>
            <Skeleton label={m.loading} />
          </div>
        </div>
        <div className={styles.cardCells}>
          {places.map((place) => (
            <div key={place} className={styles.cardCell}>
              <div className={styles.cardWaits} />
            </div>
          ))}
        </div>
      </div>
    </Center>
  );
}

/** Illustration of an empty album: a phone that scans a code, and the card it gives. */
function CardAlbumArt() {
  return (
    <svg viewBox="0 0 240 132" className={styles.art} aria-hidden="true" focusable="false">
      <path className={styles.artGround} d="M14 118 62 8h164l-48 110z" />
      <path className={styles.artBeam} d="M104 58 150 20l62 26-56 70-52-16z" />
      <g transform="rotate(-8 76 74)">
        <path
          className={styles.artPhone}
          d="M50 20h52a9 9 0 0 1 9 9v84a9 9 0 0 1-9 9H50a9 9 0 0 1-9-9V29a9 9 0 0 1 9-9z"
        />
        <path className={styles.artScreen} d="M46 31h60v78H46z" />
        <path
          className={styles.artCode}
          d="M58 52h15v15H58zM79 52h15v15H79zM58 73h15v15H58zM62 56h7v7h-7zM83 56h7v7h-7zM62 77h7v7h-7zM79 73h5v5h-5zM89 73h5v5h-5zM84 78h5v5h-5zM79 83h5v5h-5zM89 83h5v5h-5z"
        />
        <path className={styles.artGuide} d="M51 54v-9h9M92 45h9v9M101 86v9h-9M60 95h-9v-9" />
      </g>
      <g transform="rotate(9 170 62)">
        <path
          className={styles.artCard}
          d="M147 14h46a6 6 0 0 1 6 6v66a6 6 0 0 1-6 6h-46a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z"
        />
        <path
          className={styles.artField}
          d="M148 18h44a3 3 0 0 1 3 3v64a3 3 0 0 1-3 3h-44a3 3 0 0 1-3-3V21a3 3 0 0 1 3-3z"
        />
        <path
          className={styles.artRays}
          d="M170 52 145 30V18h12zM170 52 168 18h18zM170 52 195 28v20z"
        />
        <path
          className={styles.artFigure}
          d="M170 32c-7 0-10.5 5-10.5 11.5 0 5 2 9 4.5 11.5v4c-3 3-12.5 4-15.5 15V88h43V74c-3-11-12.5-12-15.5-15v-4c2.5-2.5 4.5-6.5 4.5-11.5C180.5 37 177 32 170 32z"
        />
        <path className={styles.artCap} d="M159 44c0-8 4-13 11-13s11 5 11 13c-7-2.5-15-2.5-22 0z" />
      </g>
      <path
        className={styles.artSparks}
        d="M218 20q1 7 7 8-6 1-7 8-1-7-7-8 6-1 7-8zM128 12q.8 5 5 6-4.2 1-5 6-.8-5-5-6 4.2-1 5-6zM222 84q.8 5 5 6-4.2 1-5 6-.8-5-5-6 4.2-1 5-6z"
      />
    </svg>
  );
}
