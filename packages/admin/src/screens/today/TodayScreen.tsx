import { useOffline } from '@homestand/app-core/browser/connection';
import {
  AttentionTiles,
  LoadFailure,
  PickupProgress,
  SalesSummary,
  ServiceStatus,
  StaffPage,
  StockAlerts,
  TodayBoard,
} from '@homestand/ui';
import { useStaffSession } from '../../data/staff/staffSession';
import { useToday } from '../../data/today/today';
import { pathTo } from '../../paths';
import { searchOf } from '../orders/orderFilters';
import { attentionOf, differencesOf, monthOf, pickupsOf, servicesOf, stockOf } from './today.map';

/** The first page of managers and owners: the figures of the day, each with its list. */
export function TodayScreen() {
  const today = useToday();
  const offline = useOffline();
  const { data } = today;
  const role = useStaffSession()?.role;
  const orders = (filters: Parameters<typeof searchOf>[0]) => pathTo('orders') + searchOf(filters);

  return (
    <StaffPage current="today">
      {today.error && !data ? (
        <LoadFailure
          offline={offline}
          retrying={today.isValidating}
          onRetry={() => void today.mutate()}
        />
      ) : (
        <TodayBoard
          at={data?.at ?? null}
          live={today.live}
          attention={
            <AttentionTiles
              items={data ? attentionOf(data) : null}
              differences={data ? differencesOf(data) : []}
              at={data?.at ?? ''}
            />
          }
          main={
            <>
              <PickupProgress
                figures={data ? pickupsOf(data) : null}
                waitingHref={orders({ state: 'pending', delivery: 'venue' })}
                handedOverHref={orders({ state: 'received', delivery: 'venue' })}
              />
              <ServiceStatus items={data ? servicesOf(data) : null} />
            </>
          }
          side={
            <>
              <SalesSummary
                today={data?.sales.today ?? null}
                month={data?.sales.month ?? null}
                {...monthOf(data?.at ?? new Date().toISOString())}
              />
              <StockAlerts figures={data ? stockOf(data, role) : null} />
            </>
          }
        />
      )}
    </StaffPage>
  );
}
