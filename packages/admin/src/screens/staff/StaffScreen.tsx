import { useOffline } from '@homestand/app-core/browser/connection';
import { LastUpdated, LoadFailure, StaffAccountList, StaffPage } from '@homestand/ui';
import { useStaff } from '../../data/staff/staff';
import { useStaffSession } from '../../data/staff/staffSession';
import { pathTo } from '../../paths';

/** The accounts of staff, for owners. */
export function StaffScreen() {
  const session = useStaffSession();
  const staff = useStaff();
  const offline = useOffline();
  const { data, error } = staff;

  return (
    <StaffPage current="staff">
      {error && data && <LastUpdated asOf={data.asOf} />}
      {error && !data ? (
        <LoadFailure
          offline={offline}
          retrying={staff.isValidating}
          onRetry={() => void staff.mutate()}
        />
      ) : (
        <StaffAccountList
          items={data?.list ?? null}
          ownId={session?.id ?? ''}
          hrefOf={(staffId) => pathTo('staffAccount', { staffId })}
          addHref={pathTo('newStaff')}
        />
      )}
    </StaffPage>
  );
}
