import { useOffline } from '@homestand/app-core/browser/connection';
import { ActivityLog, LoadFailure, StaffPage } from '@homestand/ui';
import { exportLog, useLog } from '../../data/staff/log';
import { pathTo } from '../../paths';
import { useFileExport } from '../useFileExport';
import { useMatchChoices } from '../useMatchChoices';
import { useLogFilters } from './useLogFilters';

/** What staff did and read, by filters that are in the address. */
export function LogScreen() {
  const { search, value, onChange, onSearch } = useLogFilters();
  const { pages, items, more } = useLog(search);
  const csv = useFileExport('log', () => exportLog(search));
  const matches = useMatchChoices();
  const offline = useOffline();

  return (
    <StaffPage current="log">
      <ActivityLog
        value={value}
        onChange={onChange}
        onSearch={onSearch}
        csv={csv}
        matches={matches}
        items={items}
        hrefOfOrder={(orderId) => pathTo('order', { orderId })}
        hrefOfReport={(reportId) => pathTo('report', { reportId })}
        more={more}
        error={
          pages.error && (
            <LoadFailure
              offline={offline}
              retrying={pages.isValidating}
              onRetry={() => void pages.mutate()}
            />
          )
        }
      />
    </StaffPage>
  );
}
