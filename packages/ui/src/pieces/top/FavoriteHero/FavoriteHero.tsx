import { countGraphemes } from '../../../format';
import { Button } from '../../../primitives';
import { useUsablePicture } from '../../../primitives/Picture/usePicture';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './FavoriteHero.css';
import { FavoriteHeroBrand } from './FavoriteHeroBrand';
import { FavoriteHeroGround } from './FavoriteHeroGround';
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
