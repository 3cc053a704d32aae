import { LegalNotice, siteFooterMessages } from '@homestand/ui';
import { useClub } from '../../data/club';
import { pathTo } from '../../paths';

export function PrivacyScreen() {
  const { data: club } = useClub();

  return (
    <LegalNotice
      title={siteFooterMessages.privacy}
      items={club?.privacyNotice ?? []}
      backHref={pathTo('login')}
    />
  );
}
