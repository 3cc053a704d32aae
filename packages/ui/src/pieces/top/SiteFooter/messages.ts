export const siteFooterMessages = {
  label: 'OFFICIAL FAN CLUB',
  links: 'このファンクラブについて',
  commerce: '特定商取引法に基づく表記',
  privacy: 'プライバシーポリシー',
  contact: 'お問い合わせ',
};

export type SiteFooterMessages = typeof siteFooterMessages;
