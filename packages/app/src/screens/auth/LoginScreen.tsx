import { LineLoginPanel } from '@homestand/ui';
import { useClub } from '../../data/club/club';
import { pathTo } from '../../paths';
import { useLineLogin } from './useLineLogin';

export function LoginScreen() {
  const { data: club } = useClub();
  const login = useLineLogin();

  return (
    <LineLoginPanel
      {...login}
      team={club?.team ?? ''}
      slogan={club?.slogan ?? ''}
      logoUrl={club?.logoUrl ?? null}
      playerLoginHref={pathTo('playerLogin')}
      commerceHref={pathTo('commerce')}
      privacyHref={pathTo('privacy')}
    />
  );
}
