import { Button, ComingSoon, comingSoonMessages, LogoutDialog, Screen } from '@homestand/ui';
import { useLocation } from 'react-router-dom';
import { useLogout } from '../../lib/useLogout';
import { pathTo } from '../../paths';

type Props = { name: keyof typeof comingSoonMessages.names };

/** Stands in for a screen that is not open yet. */
export function SoonScreen({ name }: Props) {
  const title = comingSoonMessages.names[name];
  const hasTab = useLocation().pathname.split('/').length === 3;
  const logout = useLogout();

  return (
    <Screen
      title={title}
      {...(hasTab ? { looks: 'large', tabBar: true } : { backHref: pathTo('top') })}
    >
      <ComingSoon name={title}>
        {name === 'myPage' && (
          <Button emphasis="quiet" onClick={logout.ask}>
            {comingSoonMessages.logout}
          </Button>
        )}
      </ComingSoon>
      <LogoutDialog {...logout.dialog} />
    </Screen>
  );
}
