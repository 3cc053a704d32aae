import { useId } from 'react';
import { ChevronRightIcon } from '../../../icons';
import { Section } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shopPromoMessages } from './messages';
import * as styles from './ShopPromo.css';

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

/** Illustration of goods: a uniform, a towel, a key ring and a ring. */
function ShopPromoGoods() {
  return (
    <div className={styles.goods}>
      <div className={styles.tile}>
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={styles.drawing}>
          <path
            className={styles.cloth}
            d="M31 16 42 12c2 8 14 8 16 0l11 4 18 16-11 13-7-6v47H31V39l-7 6-11-13z"
          />
          <path className={styles.pinstripe} d="M38 20v64M46 24v60M54 24v60M62 20v64" />
          <path
            className={styles.outline}
            d="M31 16 42 12c2 8 14 8 16 0l11 4 18 16-11 13-7-6v47H31V39l-7 6-11-13z"
          />
          <text className={styles.number} x="50" y="66" textAnchor="middle">
            7
          </text>
        </svg>
      </div>
      <div className={styles.tile}>
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={styles.drawing}>
          <path
            className={styles.club}
            d="M10 36c14-6 26 6 40 0s26-6 40 0v32c-14-6-26-6-40 0s-26 6-40 0z"
          />
          <path
            className={styles.onClub}
            d="M10 42c14-6 26 6 40 0s26-6 40 0M10 62c14 6 26 6 40 0s26-6 40 0M10 72v6M18 74v6M26 75v6M74 68v6M82 69v6M90 71v6"
          />
          <path
            className={styles.star}
            d="m50 43 2.6 6 6.4.6-4.8 4.2 1.5 6.4L50 56.800l-5.700 3.400 1.5-6.4-4.8-4.2 6.4-.6z"
          />
        </svg>
      </div>
      <div className={styles.tile}>
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={styles.drawing}>
          <circle className={styles.metal} cx="50" cy="22" r="11" />
          <path className={styles.metal} d="M50 33v8" />
          <path className={styles.club} d="M32 40h36v38L50 89 32 78z" />
          <text className={styles.numberOnClub} x="50" y="72" textAnchor="middle">
            18
          </text>
        </svg>
      </div>
      <div className={styles.tile}>
        <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={styles.drawing}>
          <circle className={styles.band} cx="50" cy="60" r="25" />
          <path className={styles.club} d="M40 22h20l7 10-17 16-17-16z" />
          <path className={styles.onClub} d="M33 32h34M44 32l6 15 6-15-6-9z" />
        </svg>
      </div>
    </div>
  );
}
