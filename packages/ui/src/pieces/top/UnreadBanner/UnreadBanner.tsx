import { Badge, Carousel, Section } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { unreadBannerMessages } from './messages';
import { UnreadBannerCard } from './UnreadBannerCard';

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
