import { ShipmentImport, StaffPage } from '@homestand/ui';
import { logOut } from '../../data/staff/login';
import { useStaffSession } from '../../data/staff/staffSession';
import { pathTo } from '../../paths';
import { useMenuBadges } from '../useMenuBadges';
import { useMenuLinks } from '../useMenuLinks';
import { useShipmentImport } from './useShipmentImport';

/** Many orders shipped by a file of numbers. */
export function ShipmentsScreen() {
  return (
    <StaffPage
      backHref={pathTo('orders')}
      name={useStaffSession()?.name ?? ''}
      hrefs={useMenuLinks()}
      counts={useMenuBadges()}
      current="orders"
      onLogout={() => void logOut()}
    >
      <ShipmentImport {...useShipmentImport()} />
    </StaffPage>
  );
}
