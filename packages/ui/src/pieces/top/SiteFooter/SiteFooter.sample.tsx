import { SiteFooter } from '@homestand/ui';

export function Footer() {
  return (
    <SiteFooter
      slogan="いっしょに応援しよう。"
      team="さくら"
      hrefs={{ commerce: '#commerce', privacy: '#privacy', contact: '#contact' }}
    />
  );
}
