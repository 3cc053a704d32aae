import { QueryView } from '@homestand/app-core/react/QueryView';
import { Skeleton, StaffPage, TillEntries, TillSummary } from '@homestand/ui';
import { useOwnTill } from '../../data/counter/tills';
import { useStaffSession } from '../../data/staff/staffSession';
import { pathTo } from '../../paths';
import { useMenuBadges } from '../useMenuBadges';
import { useMenuLinks } from '../useMenuLinks';
import { DeskSync } from './DeskSync';
import { useHandOverQueue } from './useHandOverQueue';
import { useLeave } from './useLeave';

/** What this desk has taken today. What it has not sent is not in the sums. */
export function OwnTillScreen() {
  const till = useOwnTill();
  const leave = useLeave(useHandOverQueue().waiting);
  return (
    <StaffPage
      name={useStaffSession()?.name ?? ''}
      hrefs={useMenuLinks()}
      counts={useMenuBadges()}
      current="till"
      onLogout={leave.onLogout}
    >
      <DeskSync leaving={leave.refused} />
      <QueryView of={till} pending={<Skeleton lines={5} />}>
        {({ till: { id: _, ...sums }, notCounted, list, totalCount }) => (
          <>
            <TillSummary {...sums} />
            <TillEntries
              items={list}
              notCounted={notCounted}
              more={totalCount > list.length}
              hrefOf={(orderId) => pathTo('order', { orderId })}
            />
          </>
        )}
      </QueryView>
    </StaffPage>
  );
}
