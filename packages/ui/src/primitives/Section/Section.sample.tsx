import { Badge, Section, Text, TextLink } from '@homestand/ui';

export function Unread() {
  return (
    <Section
      title="未読メッセージ"
      label="UNREAD"
      badge={<Badge count={3} label="3件" />}
      action={
        <TextLink href="#messages" standalone>
          もっと見る
        </TextLink>
      }
    >
      <Text>選手からの返信が届いています。</Text>
    </Section>
  );
}
