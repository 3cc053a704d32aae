import { CounterGuide, StaffPage } from '@homestand/ui';
import { logOut } from '../../data/staff/login';
import { useStaffSession } from '../../data/staff/staffSession';
import { pathTo } from '../../paths';
import { useMenuBadges } from '../useMenuBadges';
import { useMenuLinks } from '../useMenuLinks';

/** One page to print for the helpers at the counter. */
export function CounterGuideScreen() {
  return (
    <StaffPage
      backHref={pathTo('desks')}
      name={useStaffSession()?.name ?? ''}
      hrefs={useMenuLinks()}
      counts={useMenuBadges()}
      current="desks"
      onLogout={() => void logOut()}
    >
      <CounterGuide onPrint={() => window.print()} />
    </StaffPage>
  );
}
