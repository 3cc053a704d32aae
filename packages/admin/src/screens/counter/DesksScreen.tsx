import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useAction } from '@homestand/app-core/react/useAction';
import { DeskCodeSheet, DeskList, StaffPage, useNoticeText } from '@homestand/ui';
import { endDesk, useDesks } from '../../data/counter/desks';
import { pathTo } from '../../paths';
import { useDeskCode } from './useDeskCode';

export function DesksScreen() {
  const textOf = useNoticeText();
  const desks = useDesks();
  const { openSheet, sheet } = useDeskCode(desks);
  const { error, run } = useAction();
  const failed = desks.data === undefined && desks.error ? textOf(errorNotice(desks.error)) : null;

  const end = (deskId: string) => run(() => endDesk(deskId));

  return (
    <StaffPage current="desks">
      <DeskList
        items={desks.data?.list ?? null}
        tillsHref={pathTo('tills')}
        guideHref={pathTo('counterGuide')}
        onAdd={openSheet}
        onEnd={end}
        error={error ?? failed}
      />
      <DeskCodeSheet {...sheet} />
    </StaffPage>
  );
}
