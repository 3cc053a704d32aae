import { LinkList } from '@homestand/ui';

export function HelpLinks() {
  return (
    <LinkList
      label="ご案内"
      items={[
        { label: 'お届け先', href: '#address' },
        { label: '推し選手を選ぶ', href: '#players' },
        { label: 'お問い合わせ', href: 'https://example.com/support', external: true },
      ]}
    />
  );
}
