import { Badge, Carousel, Section } from '../../../primitives';
import { type UnreadBannerMessages, unreadBannerMessages } from './messages';
import { UnreadBannerCard } from './UnreadBannerCard';

export type UnreadItem = {
  messageId: string;
  topicId: string;
  senderAvatar: string;
  senderType: 'user' | 'player';
  senderId: string;
  senderName: string;
  /** An ISO date. */
  messageTime: string;
  topicTitle: string;
  content: string;
  messageType: 'text' | 'image' | 'video';
};

export type UnreadBannerProps = {
  /** Newest first. With none of them, nothing is there. */
  items: readonly UnreadItem[];
  /** Before `/message/…`: `/u` for fans, `/p` for players. */
  base: string;
  messages?: UnreadBannerMessages;
};

/** What has not been read yet, one card after the other; each leads to its topic. */
export function UnreadBanner({
  items,
  base,
  messages: m = unreadBannerMessages,
}: UnreadBannerProps) {
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
        renderItem={(item) => (
          <UnreadBannerCard {...item} href={`${base}/message/${item.topicId}`} m={m} />
        )}
        autoplay={5000}
        gap={50}
        loop
      />
    </Section>
  );
}
