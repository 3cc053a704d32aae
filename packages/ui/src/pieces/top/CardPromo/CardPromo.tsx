import { useId } from 'react';
import { QrIcon } from '../../../icons';
import { Button, Heading, Stack } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './CardPromo.css';
import { CardPromoFan } from './CardPromoFan';
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
