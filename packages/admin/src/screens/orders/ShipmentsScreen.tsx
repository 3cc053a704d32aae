import { ShipmentImport, StaffPage } from '@homestand/ui';
import { pathTo } from '../../paths';
import { useShipmentImport } from './useShipmentImport';

/** Many orders shipped by a file of numbers. */
export function ShipmentsScreen() {
  return (
    <StaffPage backHref={pathTo('orders')} current="orders">
      <ShipmentImport {...useShipmentImport()} />
    </StaffPage>
  );
}
