import { ChevronRightIcon } from '../../../icons';
import {
  Avatar,
  Button,
  DescriptionList,
  DescriptionListItem,
  Stack,
  Text,
} from '../../../primitives';
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
  onLogout: () => void;
};

/** Profile of the fan on the club's colour. It has no page heading; the screen around it provides one. */
export function MyPageHeader({
  name,
  pictureUrl,
  player,
  playerHref,
  onLogout,
}: MyPageHeaderProps) {
  const m = useMessages('MyPageHeader', myPageHeaderMessages);
  const Link = useLinkComponent();
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
        <div className={styles.person}>
          <span className={styles.face}>
            <Avatar src={pictureUrl} name={name} size="large" />
          </span>
          <Stack gap="none" align="start">
            <DescriptionList kind="stack" size="inherit">
              <DescriptionListItem
                term={
                  <Text as="span" kind="caption">
                    {m.nickname}
                  </Text>
                }
              >
                <span className={styles.name}>{name}</span>
              </DescriptionListItem>
            </DescriptionList>
            <div className={styles.favoriteRow}>
              {player !== undefined && (
                <Link href={playerHref} className={styles.favorite}>
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
              )}
            </div>
          </Stack>
        </div>
      </div>
    </div>
  );
}
