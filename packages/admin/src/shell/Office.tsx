import { staffAreas } from '@homestand/api-client/staff';
import { useStaffSession } from '../data/auth/staffSession';
import { OfficeKeys } from './OfficeKeys';
import { TodayUpdates } from './TodayUpdates';

/** What the office has beside its screens: keys, and for the roles that may see it, the figures of the day. */
export function Office() {
  const role = useStaffSession()?.role;
  return (
    <>
      <OfficeKeys />
      {role !== undefined && staffAreas.today.includes(role) && <TodayUpdates />}
    </>
  );
}
