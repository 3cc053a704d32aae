import { formatDateTime, formatListTime } from '../../../format';
import { ImageIcon, VideoIcon } from '../../../icons';
import { Avatar, Badge, Stack } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { topicRowMessages } from './messages';
import * as styles from './TopicRow.css';

export type TopicRowItem = {
  topicId: string;
  chatType: 'private' | 'group';
  title: string;
  /** Type of the other person in a private topic; null in a group. */
  otherType: 'user' | 'player' | null;
  hasNew: boolean;
  messageType: 'text' | 'image' | 'video';
  latestMsg: string;
  latestAt: string | null;
  userAvatar: string;
  avatarUrl: string;
};

export type TopicRowProps = {
  item: TopicRowItem;
  href: string;
  /** The type of the reader; a private topic shows the other person. */
  viewer: 'user' | 'player';
};

/** One topic in the list, with its latest message. The whole row is a link. */
export function TopicRow({ item, href, viewer }: TopicRowProps) {
  const m = useMessages('TopicRow', topicRowMessages);
  const Link = useLinkComponent();
  const kind = item.messageType === 'text' ? 'text' : 'media';

  return (
    <Link href={href} className={styles.row}>
      <Avatar src={pictureOf(item, viewer)} kind={item.chatType === 'group' ? 'group' : 'person'} />
      <Stack as="span" gap="hair">
        <span className={styles.heading}>
          <span className={styles.name}>
            <bdi className={styles.title}>{item.title}</bdi>
            {item.otherType === 'player' && <Badge emphasis="soft">{m.player}</Badge>}
            {item.hasNew && <Badge>{m.fresh}</Badge>}
          </span>
          {item.latestAt && <Time iso={item.latestAt} />}
        </span>
        <span className={styles.message({ kind, fresh: item.hasNew })}>
          {item.messageType === 'image' && <ImageIcon size="tiny" />}
          {item.messageType === 'video' && <VideoIcon size="tiny" />}
          <bdi className={styles.latest}>
            {item.messageType === 'text' ? item.latestMsg : m[item.messageType]}
          </bdi>
        </span>
      </Stack>
    </Link>
  );
}

function pictureOf(item: TopicRowItem, viewer: TopicRowProps['viewer']): string | null {
  if (item.chatType === 'group') return null;
  return (viewer === 'player' ? item.userAvatar : item.avatarUrl) || null;
}

/** Short time on screen, full time for screen readers. */
function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className={styles.time}>
      <span aria-hidden="true">{formatListTime(iso)}</span>
      <span className={visuallyHidden}>{formatDateTime(iso)}</span>
    </time>
  );
}
