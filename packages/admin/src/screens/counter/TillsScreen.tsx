import { addDays, dayOf } from '@homestand/api-client/day';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { StaffPage, TillDay } from '@homestand/ui';
import { useSearchParams } from 'react-router-dom';
import { exportTills, useTills } from '../../data/counter/tills';
import { pathTo } from '../../paths';
import { useFileExport } from '../useFileExport';
import { dayOfSearch, searchOfDay } from './tillDay';

/** The tills of a day, which is in the address. */
export function TillsScreen() {
  const [params] = useSearchParams();
  const day = dayOfSearch(params);
  const tills = useTills(day);
  const csv = useFileExport(
    'tills',
    () => exportTills(day),
    () => day,
  );
  const hrefOf = (other: string) => pathTo('tills') + searchOfDay(other);

  const frame = {
    day,
    previousHref: hrefOf(addDays(day, -1)),
    nextHref: day < dayOf(Date.now()) ? hrefOf(addDays(day, 1)) : null,
    csv,
  };
  return (
    <StaffPage current="desks">
      <QueryView of={tills} pending={<TillDay {...frame} items={null} cash={0} other={0} />}>
        {({ list, cash, other }) => (
          <TillDay
            {...frame}
            items={list.map((till) => ({
              ...till,
              href: pathTo('till', { tillId: till.id }) + searchOfDay(day),
            }))}
            cash={cash}
            other={other}
          />
        )}
      </QueryView>
    </StaffPage>
  );
}
