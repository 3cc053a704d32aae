import { formatDateTime } from '../../../format';
import { ImageIcon, VideoIcon } from '../../../icons';
import { Avatar, Badge, Carousel, Section, Text } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { type UnreadBannerMessages, unreadBannerMessages } from './messages';
import * as styles from './UnreadBanner.css';

export type UnreadItem = {
  messageId: string;
  topicId: string;
  senderAvatar: string;
  senderType: 'user' | 'player';
  senderId: string;
  senderName: string;
  /** ISO date of the message. */
  messageTime: string;
  topicTitle: string;
  content: string;
  messageType: 'text' | 'image' | 'video';
};

export type UnreadBannerProps = {
  /** Unread messages, newest first; nothing is rendered when empty. */
  items: readonly UnreadItem[];
  hrefOf: (topicId: string) => string;
};

/** Carousel of unread messages; each card links to its topic. */
export function UnreadBanner({ items, hrefOf }: UnreadBannerProps) {
  const m = useMessages('UnreadBanner', unreadBannerMessages);
  if (items.length === 0) return null;

  return (
    <Section
      title={m.title}
      label={m.label}
      badge={<Badge count={items.length} label={m.count(items.length)} />}
    >
      <Carousel
        label={m.title}
        items={items}
        getKey={({ messageId }) => messageId}
        renderItem={(item) => <UnreadBannerCard {...item} href={hrefOf(item.topicId)} m={m} />}
        gap={50}
        motion={{ loop: true, autoplay: 5000 }}
      />
    </Section>
  );
}

type UnreadBannerCardProps = UnreadItem & { href: string; m: UnreadBannerMessages };

function UnreadBannerCard({
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
