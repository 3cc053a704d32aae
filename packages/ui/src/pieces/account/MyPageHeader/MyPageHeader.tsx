import type { ReactNode } from 'react';
import { formatDate } from '../../../format';
import { formatCount } from '../../../format/internal';
import { ChevronRightIcon } from '../../../icons';
import { Avatar, Button, DescriptionList, DescriptionListItem, Text } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MyPageHeader.css';
import { myPageHeaderMessages } from './messages';

export type MyPageHeaderProps = {
  /** The fan's display name in LINE. */
  name: string;
  pictureUrl: string | null;
  /** The favourite player; `null` when none is chosen, left out while unknown. */
  player?: { name: string; jerseyNumber: string } | null | undefined;
  /** Address of the page on which the favourite is chosen. */
  playerHref: string;
  /** ISO date on which the fan joined; left out while unknown. */
  joinedAt?: string | undefined;
  /** Number of cards collected; left out while unknown. */
  cards?: number | undefined;
  onLogout: () => void;
};

/** The fan's member card on the club's colour. It has no page heading; the screen around it provides one. */
export function MyPageHeader({
  name,
  pictureUrl,
  player,
  playerHref,
  joinedAt,
  cards,
  onLogout,
}: MyPageHeaderProps) {
  const m = useMessages('MyPageHeader', myPageHeaderMessages);
  return (
    <div className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.bar}>
          <p className={styles.title} aria-hidden="true">
            {m.title}
          </p>
          <Button emphasis="quiet" size="small" onClick={onLogout}>
            {m.logout}
          </Button>
        </div>
        <div className={styles.card}>
          {player && (
            <p className={styles.number} aria-hidden="true">
              {player.jerseyNumber}
            </p>
          )}
          <p className={styles.label} lang="en" aria-hidden="true">
            {m.label}
          </p>
          <div className={styles.person}>
            <span className={styles.face}>
              <Avatar src={pictureUrl} name={name} size="large" />
            </span>
            <DescriptionList kind="stack" size="inherit">
              <Fact term={m.nickname}>
                <span className={styles.name}>{name}</span>
              </Fact>
            </DescriptionList>
          </div>
          <div className={styles.facts}>
            <DescriptionList kind="row" size="inherit">
              {joinedAt !== undefined && (
                <Fact term={m.joined}>
                  <time dateTime={joinedAt} className={styles.figure}>
                    {formatDate(joinedAt)}
                  </time>
                </Fact>
              )}
              {cards !== undefined && (
                <Fact term={m.cards}>
                  <span className={styles.figure}>{formatCount(cards)}</span> {m.cardsUnit}
                </Fact>
              )}
            </DescriptionList>
          </div>
          <div className={styles.favoriteRow}>
            {player !== undefined && <Favorite player={player} href={playerHref} />}
          </div>
        </div>
      </div>
    </div>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <DescriptionListItem
    term={
      <Text as="span" kind="caption">
        {term}
      </Text>
    }
  >
    {children}
  </DescriptionListItem>
);

type FavoriteProps = { player: { name: string; jerseyNumber: string } | null; href: string };

/** Link to the favourite player, or to the choice of one. */
function Favorite({ player, href }: FavoriteProps) {
  const m = useMessages('MyPageHeader', myPageHeaderMessages);
  const Link = useLinkComponent();
  return (
    <Link href={href} className={styles.favorite}>
      {player ? (
        <span className={styles.player}>
          <span className={styles.favoriteLabel}>{m.favorite}</span>
          <span className={styles.jersey}>{player.jerseyNumber}</span>
          <span className={styles.playerName}>{player.name}</span>
        </span>
      ) : (
        <span className={styles.playerName}>{m.choose}</span>
      )}
      <ChevronRightIcon size="tiny" />
    </Link>
  );
}
