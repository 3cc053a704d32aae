import type { components } from '@homestand/api-client';

/** Contents of CLUB_FILE; missing fields have the demo club's values. */
export type Club = Pick<
  components['schemas']['Club'],
  'team' | 'slogan' | 'logoUrl' | 'supportUrl' | 'commerceNotice' | 'privacyNotice'
>;

export const demoClub: Club = {
  team: '湊スカーレッツ',
  slogan: 'この街と、駆け抜ける。',
  logoUrl: null,
  supportUrl: 'https://example.com/support',
  commerceNotice: [
    { term: '販売事業者', description: '湊スカーレッツ（デモ用の架空の球団です）' },
    { term: '運営統括責任者', description: '請求があった場合、遅滞なく開示します。' },
    { term: '所在地', description: '請求があった場合、遅滞なく開示します。' },
    { term: '電話番号', description: '請求があった場合、遅滞なく開示します。' },
    { term: '販売価格', description: '各商品のページに税込価格で表示します。' },
    {
      term: '商品代金以外の必要料金',
      description: '配送の場合、送料{shippingFee}円（全国一律）。会場受け取りは無料です。',
    },
    {
      term: '支払方法',
      description: 'クレジットカード（一括払いのみ）。会場でのお支払いを選べる商品もあります。',
    },
    { term: '支払時期', description: 'ご注文の確定時にお支払いが確定します。' },
    {
      term: '引渡し時期',
      description:
        '配送はカード承認後5営業日以内に発送します。会場受け取りは指定日から7日以内にお受け取りください。期間を過ぎた場合は、別途送料をご負担いただき発送します。',
    },
    {
      term: '返品・キャンセル',
      description:
        'お支払い後のキャンセル・返金は原則としてお受けできません。商品に不備があった場合は、お問い合わせください。',
    },
  ],
  privacyNotice: [
    {
      term: '取得する情報',
      description:
        'LINEのアカウント名とプロフィール画像、送信されたメッセージ・画像・動画、ご注文とお届け先の情報を取得します。',
    },
    {
      term: '利用目的',
      description: 'ファンクラブの提供、商品のお届け、お問い合わせへの対応のために利用します。',
    },
    {
      term: 'カード情報',
      description:
        'カード番号とセキュリティコードは決済代行会社へ直接送信され、当クラブのサーバーには保存されません。',
    },
    {
      term: '第三者提供',
      description: '法令に基づく場合を除き、ご本人の同意なく第三者に提供しません。',
    },
    { term: '開示・訂正・削除', description: 'お問い合わせ窓口までご連絡ください。' },
  ],
};
