import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { Skeleton, StaffPage, TillActions, TillEntries, TillSummary } from '@homestand/ui';
import { useSearchParams } from 'react-router-dom';
import { useTill } from '../../data/counter/tills';
import { pathTo, useRouteParams } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { dayOfSearch, searchOfDay } from './tillDay';
import { useTillActions } from './useTillActions';

/** One till on a day: its sums, its entries, and what a person counts or corrects. */
export function TillScreen() {
  const [params] = useSearchParams();
  const { tillId } = useRouteParams('till');
  const day = dayOfSearch(params);
  const till = useTill(tillId, day);
  const actions = useTillActions(tillId, day);
  if (isNotFound(till.error)) return <NotFoundScreen />;

  return (
    <StaffPage
      {...(till.data && { title: till.data.till.name })}
      backHref={pathTo('tills') + searchOfDay(day)}
      current="desks"
    >
      <QueryView of={till} pending={<Skeleton lines={5} />}>
        {({ till: { id: _, ...sums }, notCounted, list, totalCount }) => (
          <>
            <TillSummary {...sums} />
            <TillActions {...actions} />
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
