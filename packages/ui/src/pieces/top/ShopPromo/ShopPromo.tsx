import { useId } from 'react';
import { ChevronRightIcon } from '../../../icons';
import { Section } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shopPromoMessages } from './messages';
import * as styles from './ShopPromo.css';
import { ShopPromoGoods } from './ShopPromoGoods';

export type ShopPromoProps = {
  moreHref: string;
};

/** Promotion of the shop. The whole area is a link. */
export function ShopPromo({ moreHref }: ShopPromoProps) {
  const m = useMessages('ShopPromo', shopPromoMessages);
  const id = useId();
  const Link = useLinkComponent();
  return (
    <Section title={m.title} label={m.label}>
      <div className={styles.window}>
        <ShopPromoGoods />
        <div className={styles.foot}>
          <p id={id} className={styles.help}>
            {m.help}
          </p>
          <Link href={moreHref} className={styles.more} aria-describedby={id}>
            {m.more}
            <ChevronRightIcon size="tiny" />
          </Link>
        </div>
      </div>
    </Section>
  );
}
