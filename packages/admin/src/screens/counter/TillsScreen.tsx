import { addDays, dayOf } from '@homestand/api-client/day';
import { saveFile } from '@homestand/app-core/browser/saveFile';
import { reportError } from '@homestand/app-core/http/errorNotices';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { StaffPage, TillDay } from '@homestand/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exportTills, useTills } from '../../data/counter/tills';
import { pathTo } from '../../paths';
import { dayOfSearch, searchOfDay } from './tillDay';

/** The tills of a day, which is in the address. */
export function TillsScreen() {
  const [params] = useSearchParams();
  const day = dayOfSearch(params);
  const tills = useTills(day);
  const [pending, setPending] = useState(false);
  const hrefOf = (other: string) => pathTo('tills') + searchOfDay(other);

  async function save() {
    setPending(true);
    await exportTills(day)
      .then((csv) => saveFile(csv, `tills-${day}.csv`))
      .catch(reportError);
    setPending(false);
  }

  const frame = {
    day,
    previousHref: hrefOf(addDays(day, -1)),
    nextHref: day < dayOf(Date.now()) ? hrefOf(addDays(day, 1)) : null,
    csv: { pending, onSave: () => void save() },
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
