import * as styles from './FavoriteHero.css';

/** Background without a picture: stripes, and unless `plain`, a cap above a diamond. */
export function FavoriteHeroGround({ plain }: { plain: boolean }) {
  if (plain) return <div className={styles.ground} />;
  return (
    <div className={styles.ground}>
      <svg
        viewBox="0 0 400 480"
        preserveAspectRatio="xMidYMid slice"
        className={styles.lines}
        aria-hidden="true"
        focusable="false"
      >
        <path
          className={styles.faint}
          d="M200 470 462 208M200 470-62 208M44 314a220 220 0 0 1 312 0M200 470 292 378 200 286 108 378z"
        />
        <path
          className={styles.faint}
          d="M200 392a14 14 0 1 0 .1 0M284 370l8 8-8 8-8-8zM116 370l8 8-8 8-8-8zM200 278l8 8-8 8-8-8zM90 360a156 156 0 0 1 220 0"
        />
        <path
          className={styles.clear}
          d="M104 236c-5-86 38-128 96-128s101 42 96 128c-58-26-134-26-192 0zM200 108c-38 26-60 68-64 118M200 108c38 26 60 68 64 118"
        />
        <path
          className={styles.clear}
          d="M86 247c46-53 182-53 228 0 8 11 2 21-10 17-64-24-144-24-208 0-12 4-18-6-10-17zM100 244c52-36 148-36 200 0"
        />
        <path className={styles.clear} d="M200 100a8 8 0 0 1 .1 16 8 8 0 0 1-.1-16" />
      </svg>
    </div>
  );
}
