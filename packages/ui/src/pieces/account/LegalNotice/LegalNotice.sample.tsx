import { LegalNotice } from '@homestand/ui';

export function PrivacyPage() {
  return (
    <LegalNotice
      kind="privacy"
      backHref="#back"
      items={[
        { term: '取得する情報', description: 'お名前\nメールアドレス' },
        { term: '利用目的', description: '商品の配送と、お問い合わせへの返信に使います。' },
      ]}
    />
  );
}
