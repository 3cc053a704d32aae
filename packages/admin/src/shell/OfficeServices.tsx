import { staffAreas } from '@homestand/api-client/staff';
import { useStaffSession } from '../data/staff/staffSession';
import { HandOverDelivery } from './HandOverDelivery';
import { Shortcuts } from './Shortcuts';
import { TodayUpdates } from './TodayUpdates';

/** Shortcuts on every page of the office; for the roles that may see them also the figures of the day and the counter's queue. */
export function OfficeServices() {
  const role = useStaffSession()?.role;
  return (
    <>
      <Shortcuts />
      {role !== undefined && staffAreas.today.includes(role) && (
        <>
          <TodayUpdates />
          <HandOverDelivery />
        </>
      )}
    </>
  );
}
