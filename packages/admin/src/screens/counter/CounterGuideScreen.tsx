import { CounterGuide, StaffPage } from '@homestand/ui';
import { pathTo } from '../../paths';

/** One page to print for the helpers at the counter. */
export function CounterGuideScreen() {
  return (
    <StaffPage backHref={pathTo('desks')} current="desks">
      <CounterGuide onPrint={() => window.print()} />
    </StaffPage>
  );
}
