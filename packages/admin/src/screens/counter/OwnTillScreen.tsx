import { QueryView } from '@homestand/app-core/react/QueryView';
import { Skeleton, TillEntries, TillSummary } from '@homestand/ui';
import { useOwnTill } from '../../data/counter/tills';
import { pathTo } from '../../paths';
import { DeskPage } from './DeskPage';

/** The till of this desk today. Hand-overs that are not sent are not in the sums. */
export function OwnTillScreen() {
  const till = useOwnTill();
  return (
    <DeskPage current="till">
      <QueryView of={till} pending={<Skeleton lines={5} />}>
        {({ till: { id: _, ...sums }, notCounted, list, totalCount }) => (
          <>
            <TillSummary {...sums} />
            <TillEntries
              items={list}
              notCounted={notCounted}
              more={totalCount > list.length}
              hrefOf={(orderId) => pathTo('counterOrder', { orderId })}
            />
          </>
        )}
      </QueryView>
    </DeskPage>
  );
}
