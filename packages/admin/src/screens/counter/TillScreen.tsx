import { isNotFound } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { Skeleton, StaffPage, TillActions, TillEntries, TillSummary } from '@homestand/ui';
import { useTill } from '../../data/counter/tills';
import { pathTo, useRouteParams } from '../../paths';
import { NotFoundScreen } from '../../shell/NotFoundScreen';
import { useTillActions } from './useTillActions';
import { useTillSpan } from './useTillSpan';

/** One till on a day or at a match: its sums, its entries, and what a person counts or corrects. */
export function TillScreen() {
  const { day, span, search } = useTillSpan();
  const { tillId } = useRouteParams('till');
  const till = useTill(tillId, span);
  // The day of a match is known with its till; what is counted before midnight counts for the match.
  const actions = useTillActions({ tillId, span }, till.data?.day ?? day);
  if (isNotFound(till.error)) return <NotFoundScreen />;

  return (
    <StaffPage
      {...(till.data && { title: till.data.till.name })}
      backHref={pathTo('tills') + search}
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
