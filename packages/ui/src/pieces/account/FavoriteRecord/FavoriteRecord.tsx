import { countGraphemes, formatDate } from '../../../format';
import { daysSince, formatCount } from '../../../format/internal';
import {
  Button,
  DescriptionList,
  DescriptionListItem,
  EmptyState,
  Section,
  Stack,
  Text,
} from '../../../primitives';
import { useUsablePicture } from '../../../primitives/Picture/usePicture';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './FavoriteRecord.css';
import { favoriteRecordMessages } from './messages';

export type FavoritePlayer = {
  name: string;
  jerseyNumber: string;
  /** Address of the portrait; empty when there is none. */
  pictureUrl: string;
  /** ISO date since which the player is the favourite; `null` when unknown. */
  since: string | null;
  /** Number of messages the fan sent to this player. */
  messages: number;
  /** Number of this player's cards the fan has collected. */
  cards: number;
  totalCards: number;
};

export type FavoriteRecordProps = {
  /** The favourite player; `null` when the fan has not chosen one. */
  player: FavoritePlayer | null;
  /** Address of the page on which a favourite is chosen. */
  chooseHref: string;
};

/** Shows since when a player is the fan's favourite, with the messages sent and the cards collected. */
export function FavoriteRecord({ player, chooseHref }: FavoriteRecordProps) {
  const m = useMessages('FavoriteRecord', favoriteRecordMessages);
  return (
    <Section title={m.title} label={m.label}>
      {player ? (
        <article className={styles.root}>
          <div className={styles.words}>
            <Stack gap="xs">
              <p className={styles.jersey}>{player.jerseyNumber}</p>
              <p className={styles.name[countGraphemes(player.name) > 9 ? 'long' : 'short']}>
                {player.name}
              </p>
              {player.since !== null && <Since since={player.since} />}
            </Stack>
            <DescriptionList kind="stack">
              <DescriptionListItem term={m.messages}>
                <span className={styles.count}>
                  <span className={styles.figure}>{formatCount(player.messages)}</span>
                  {m.messagesUnit}
                </span>
              </DescriptionListItem>
              {player.totalCards > 0 && (
                <DescriptionListItem term={m.cards}>
                  <span className={styles.count}>
                    <span className={styles.figure}>{formatCount(player.cards)}</span>
                    <span className={styles.total}>{` / ${formatCount(player.totalCards)}`}</span>
                    {m.cardsUnit}
                  </span>
                </DescriptionListItem>
              )}
            </DescriptionList>
          </div>
          <FavoriteRecordPicture src={player.pictureUrl} />
        </article>
      ) : (
        <div className={styles.empty}>
          <EmptyState
            illustration="waiting"
            title={m.empty}
            level={3}
            action={<Button href={chooseHref}>{m.choose}</Button>}
          >
            {m.emptyHelp}
          </EmptyState>
        </div>
      )}
    </Section>
  );
}

function Since({ since }: { since: string }) {
  const m = useMessages('FavoriteRecord', favoriteRecordMessages);
  const days = daysSince(since);
  return (
    <Text kind="small" phrases tone="muted">
      <time dateTime={since}>{days > 0 ? m.since(formatDate(since)) : m.firstDay}</time>
    </Text>
  );
}

/** Decorative portrait behind the end of the text. If it fails to load, the dark background shows. */
function FavoriteRecordPicture({ src }: { src: string }) {
  const picture = useUsablePicture(src, 480);
  if (picture.src === null) return null;
  return (
    <div className={styles.picture}>
      <img
        src={picture.src}
        alt=""
        className={styles.image}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={picture.onError}
      />
    </div>
  );
}
