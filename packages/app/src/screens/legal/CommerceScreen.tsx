import { LegalNotice, siteFooterMessages } from '@homestand/ui';
import { useClub } from '../../data/club';
import { pathTo } from '../../paths';

export function CommerceScreen() {
  const { data: club } = useClub();

  return (
    <LegalNotice
      title={siteFooterMessages.commerce}
      items={club?.commerceNotice ?? []}
      backHref={pathTo('login')}
    />
  );
}
