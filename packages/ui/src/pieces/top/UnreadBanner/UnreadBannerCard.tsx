import { formatDateTime } from '../../../format';
import { ImageIcon, VideoIcon } from '../../../icons';
import { Avatar, Badge, Text } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import type { UnreadBannerMessages } from './messages';
import type { UnreadItem } from './UnreadBanner';
import * as styles from './UnreadBanner.css';

type UnreadBannerCardProps = UnreadItem & { href: string; m: UnreadBannerMessages };

export function UnreadBannerCard({
  href,
  senderAvatar,
  senderType,
  senderName,
  messageTime,
  topicTitle,
  content,
  messageType,
  m,
}: UnreadBannerCardProps) {
  const Link = useLinkComponent();
  return (
    // Native link dragging would prevent the swipe.
    <Link href={href} className={styles.card} draggable={false}>
      <Avatar src={senderAvatar} name={senderName} />
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.sender}>
            <bdi className={styles.senderName}>{senderName}</bdi>
            {senderType === 'player' && <Badge emphasis="soft">{m.player}</Badge>}
          </span>
          <time dateTime={messageTime} className={styles.time}>
            {formatDateTime(messageTime)}
          </time>
        </span>
        {topicTitle !== '' && topicTitle !== senderName && (
          <bdi className={styles.topic}>{topicTitle}</bdi>
        )}
        {messageType === 'text' ? (
          <Text as="span" kind="small" tone="muted" lines={2}>
            {content}
          </Text>
        ) : (
          <span className={styles.media}>
            {messageType === 'image' ? <ImageIcon size="small" /> : <VideoIcon size="small" />}
            {m[messageType]}
          </span>
        )}
      </span>
    </Link>
  );
}
