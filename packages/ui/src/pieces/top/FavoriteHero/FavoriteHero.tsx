import { countGraphemes } from '../../../format';
import { Button, Stack } from '../../../primitives';
import { useUsablePicture } from '../../../primitives/Picture/usePicture';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ClubCrest } from '../../shared/ClubCrest/ClubCrest';
import * as styles from './FavoriteHero.css';
import { favoriteHeroMessages } from './messages';

export type FavoriteHeroProps = {
  team: string;
  /** Address of the club's logo; `null` shows a built-in mark. */
  logoUrl: string | null;
  /** The favourite player; `null` when the fan has not chosen one. */
  player: { nameJapanese: string; nameRomaji: string; pictureUrl: string } | null;
  /** Address of the page on which a favourite is chosen. */
  chooseHref: string;
};

/** Header of the top page: the club and the favourite player. */
export function FavoriteHero({ team, logoUrl, player, chooseHref }: FavoriteHeroProps) {
  const m = useMessages('FavoriteHero', favoriteHeroMessages);
  const picture = useUsablePicture(player?.pictureUrl ?? null, 480);
  const length = countGraphemes(player?.nameJapanese ?? '') > 9 ? 'long' : 'short';

  return (
    <header className={styles.root}>
      <div className={styles.scene}>
        <FavoriteHeroGround plain={picture.src !== null} />
        {player && picture.src !== null && (
          <img
            src={picture.src}
            alt={m.picture(player.nameJapanese)}
            className={styles.picture}
            fetchPriority="high"
            decoding="async"
            draggable={false}
            onError={picture.onError}
          />
        )}
        <div className={player ? styles.shade[length] : styles.shadeOfGround} />
      </div>
      <div className={styles.words}>
        <FavoriteHeroBrand {...{ team, logoUrl }} label={m.label} />
        {player ? (
          <div className={styles.player}>
            <p className={styles.favorite} lang="en">
              <span>{m.favorite}</span>
            </p>
            <p className={styles.name[length]}>{player.nameJapanese}</p>
            <p className={styles.romaji} lang="en">
              {player.nameRomaji}
            </p>
          </div>
        ) : (
          <div className={styles.player}>
            <p className={styles.empty}>{m.empty}</p>
            <p className={styles.emptyHelp}>{m.emptyHelp}</p>
            <div className={styles.choose}>
              <Button href={chooseHref}>{m.choose}</Button>
            </div>
          </div>
        )}
      </div>
    </header>
  );
}

type FavoriteHeroBrandProps = { team: string; logoUrl: string | null; label: string };

function FavoriteHeroBrand({ team, logoUrl, label }: FavoriteHeroBrandProps) {
  return (
    <div className={styles.brand}>
      <ClubCrest logoUrl={logoUrl} />
      <Stack gap="xs">
        <p className={styles.label} lang="en">
          {label}
        </p>
        <p className={styles.team}>{team}</p>
      </Stack>
    </div>
  );
}

/** Background without a picture: stripes, and unless `plain`, a cap above a diamond. */
function FavoriteHeroGround({ plain }: { plain: boolean }) {
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
