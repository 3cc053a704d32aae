import { addDays, dayOf } from '@homestand/api-client/day';
import { QueryView } from '@homestand/app-core/react/QueryView';
import { StaffPage, TillDay } from '@homestand/ui';
import { useNavigate } from 'react-router-dom';
import { exportTills, useTills } from '../../data/counter/tills';
import { pathTo } from '../../paths';
import { useFileExport } from '../useFileExport';
import { useMatchChoices } from '../useMatchChoices';
import { searchOfDay } from './tillDay';
import { useTillSpan } from './useTillSpan';

/** The tills of a day or of a match, which is in the address. */
export function TillsScreen() {
  const navigate = useNavigate();
  const { day, match, span, search } = useTillSpan();
  const tills = useTills(span);
  const matches = {
    items: useMatchChoices(),
    value: match === undefined ? '' : String(match),
    onChange: (id: string) => void navigate(pathTo('tills') + (id === '' ? '' : `?match=${id}`)),
  };
  const csv = useFileExport(
    'tills',
    () => exportTills(span),
    () => tills.data?.day ?? day,
  );
  const hrefOf = (other: string) => pathTo('tills') + searchOfDay(other);

  const frame = {
    day,
    previousHref: hrefOf(addDays(day, -1)),
    nextHref: day < dayOf(Date.now()) ? hrefOf(addDays(day, 1)) : null,
    ...{ csv, matches },
  };
  return (
    <StaffPage current="desks">
      <QueryView of={tills} pending={<TillDay {...frame} items={null} cash={0} other={0} />}>
        {({ list, cash, other }) => (
          <TillDay
            {...frame}
            items={list.map((till) => ({
              ...till,
              href: pathTo('till', { tillId: till.id }) + search,
            }))}
            cash={cash}
            other={other}
          />
        )}
      </QueryView>
    </StaffPage>
  );
}
