import { useId } from 'react';
import { QrIcon } from '../../../icons';
import { Button, Heading, Stack } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './CardPromo.css';
import { cardPromoMessages } from './messages';

export type CardPromoProps = {
  /** Address of the scanner. */
  scanHref: string;
  /** Address of the album. */
  albumHref: string;
};

/** Promotion of the player cards with a link to the scanner. */
export function CardPromo({ scanHref, albumHref }: CardPromoProps) {
  const m = useMessages('CardPromo', cardPromoMessages);
  const id = useId();
  const Link = useLinkComponent();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.ground} />
      <Stack gap="sm">
        <Stack gap="xs">
          <p className={styles.label} lang="en" aria-hidden="true">
            {m.label}
          </p>
          <Heading level={2} kind="heading" id={id}>
            {m.title}
          </Heading>
        </Stack>
        <p className={styles.help}>{m.help}</p>
      </Stack>
      <CardPromoFan />
      <Stack gap="xs" align="center">
        <Button href={scanHref} icon={<QrIcon size="small" />}>
          {m.scan}
        </Button>
        <Link href={albumHref} className={styles.album}>
          {m.album}
        </Link>
      </Stack>
    </section>
  );
}

const cap = 'M34 66c-2-26 11-40 26-40s28 14 26 40c-16-8-36-8-52 0z';
const brim = 'M29 70c12-15 50-15 62 0 3 4 0 7-5 5-17-7-35-7-52 0-5 2-8-1-5-5z';
const head = 'M39 72c0 24 8 38 21 38s21-14 21-38c-13-5-29-5-42 0z';
const shirt = 'M8 168v-14c2-26 14-34 40-40l12 18 12-18c26 6 38 14 40 40v14z';
const code =
  'M38 52h16v16H38zM66 52h16v16H66zM38 80h16v16H38zM43 57h6v6h-6zM71 57h6v6h-6zM43 85h6v6h-6zM66 80h5v5h-5zM76 80h6v5h-6zM71 86h5v5h-5zM66 91h5v5h-5zM77 91h5v5h-5z';

/** Illustration of three cards: a player, a QR code, and a face-down card. */
function CardPromoFan() {
  return (
    <svg viewBox="-24 0 348 228" className={styles.fan} aria-hidden="true" focusable="false">
      <g transform="translate(34 38) rotate(-13 60 176)">
        <Frame />
        <path
          className={styles.stripes}
          d="M18 8v152M32 8v152M46 8v152M60 8v152M74 8v152M88 8v152M102 8v152"
        />
        <text className={styles.number} x="38" y="76" textAnchor="middle">
          18
        </text>
      </g>
      <g transform="translate(146 38) rotate(13 60 176)">
        <Frame />
        <g transform="translate(12 -22)">
          <path className={styles.plate} d="M32 46h64v60H32z" />
          <path className={styles.code} fillRule="evenodd" d={code} />
        </g>
      </g>
      <g transform="translate(90 22)">
        <Frame />
        <path className={styles.beam} d="M8 120 78 8h24L24 168H8zM60 168 112 84v22l-38 62z" />
        <path className={styles.shirt} d={shirt} />
        <path className={styles.trim} d="M48 114l12 18 12-18M60 132v36" />
        <path className={styles.skin} d={head} />
        <path className={styles.cap} d={cap} />
        <path className={styles.brim} d={brim} />
        <path className={styles.foot} d="M8 138h104v22a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z" />
        <path className={styles.line} d="M42 153h50" />
        <text className={styles.figure} x="24" y="161" textAnchor="middle">
          7
        </text>
      </g>
    </svg>
  );
}

const Frame = () => (
  <>
    <rect className={styles.card} width="120" height="176" rx="12" />
    <rect className={styles.field} x="8" y="8" width="104" height="160" rx="8" />
  </>
);
