import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { DeskCodeSheet, DeskList, StaffPage, useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import { useDesks, useEndDesk } from '../../data/counter/desks';
import { pathTo } from '../../paths';
import { useDeskCode } from './useDeskCode';

export function DesksScreen() {
  const textOf = useNoticeText();
  const desks = useDesks();
  const endDesk = useEndDesk();
  const { openSheet, sheet } = useDeskCode(desks);
  const [error, setError] = useState<string | null>(null);
  const failed = desks.data === undefined && desks.error ? textOf(errorNotice(desks.error)) : null;

  async function end(deskId: string) {
    setError(null);
    await endDesk(deskId).catch((reason) => setError(textOf(errorNotice(reason))));
  }

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
