import { type StaffArea, staffAreas } from '@homestand/api-client/staff';
import type { StaffMenuItem } from '@homestand/ui';
import { useStaffSession } from '../data/staff/staffSession';
import { pathTo } from '../paths';

/** Addresses of the menu items that the role may use. */
export function useMenuLinks(): Partial<Record<StaffMenuItem | 'account', string>> {
  const role = useStaffSession()?.role;
  const mayEnter = (area: StaffArea) => role !== undefined && staffAreas[area].includes(role);
  return {
    ...(mayEnter('today') && { today: pathTo('today') }),
    account: pathTo('account'),
    ...(mayEnter('pickups') && { pickups: pathTo('counter'), booth: pathTo('booth') }),
    // The office has the list of all orders, and its own pages about desks.
    ...(role === 'desk' && {
      waiting: pathTo('waiting'),
      till: pathTo('ownTill'),
      gate: pathTo('gate'),
      device: pathTo('account'),
    }),
    ...(mayEnter('orders') && { orders: pathTo('orders') }),
    ...(mayEnter('products') && { products: pathTo('products') }),
    ...(mayEnter('matches') && { matches: pathTo('matches') }),
    ...(mayEnter('moderation') && { reports: pathTo('reports') }),
    ...(mayEnter('desks') && { desks: pathTo('desks') }),
    ...(mayEnter('log') && { log: pathTo('log') }),
    ...(mayEnter('staff') && { staff: pathTo('staff') }),
  };
}
