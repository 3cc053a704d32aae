import { useActionInTurn } from '@homestand/app-core/react/useActionInTurn';
import { useLoadError } from '@homestand/app-core/react/useLoadError';
import { DeskCodeSheet, DeskList, StaffPage } from '@homestand/ui';
import { endDesk, useDesks } from '../../data/counter/desks';
import { pathTo } from '../../paths';
import { useDeskCode } from './useDeskCode';

export function DesksScreen() {
  const desks = useDesks();
  const { openSheet, sheet } = useDeskCode(desks);
  const { error, run } = useActionInTurn();
  const loadError = useLoadError(desks);

  const end = (deskId: string) => run(() => endDesk(deskId));

  return (
    <StaffPage current="desks">
      <DeskList
        items={desks.data?.list ?? null}
        tillsHref={pathTo('tills')}
        guideHref={pathTo('counterGuide')}
        onAdd={openSheet}
        onEnd={end}
        error={error ?? loadError}
      />
      <DeskCodeSheet {...sheet} />
    </StaffPage>
  );
}
