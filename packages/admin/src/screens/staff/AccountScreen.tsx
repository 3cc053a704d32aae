import { staffAreas } from '@homestand/api-client/staff';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import {
  LicensesLink,
  ShortcutSettings,
  StaffPage,
  StaffSessionList,
  useNoticeText,
} from '@homestand/ui';
import { useState } from 'react';
import { setSingleKeys, useShortcutList, useSingleKeys } from '../../data/shortcuts';
import { logOut } from '../../data/staff/login';
import { useEndSession, useSessions } from '../../data/staff/sessions';
import { useStaffSession } from '../../data/staff/staffSession';
import { licensesHref } from '../../paths';
import { DeskSync } from '../counter/DeskSync';
import { useHandOverQueue } from '../counter/useHandOverQueue';
import { useLeave } from '../counter/useLeave';
import { useMenuBadges } from '../useMenuBadges';
import { useMenuLinks } from '../useMenuLinks';
import { OwnPassword } from './OwnPassword';
import { OwnSecondFactor } from './OwnSecondFactor';

/** One's own second factor and password, where one is signed in, and the keys of this device. */
export function AccountScreen() {
  const textOf = useNoticeText();
  const session = useStaffSession();
  const isDesk = session?.role === 'desk';
  const leave = useLeave(useHandOverQueue().waiting);
  const sessions = useSessions();
  const endSession = useEndSession();
  const [error, setError] = useState<string | null>(null);
  const failed =
    sessions.data === undefined && sessions.error ? textOf(errorNotice(sessions.error)) : null;

  async function end(sessionId: string) {
    setError(null);
    await endSession(sessionId).catch((reason) => setError(textOf(errorNotice(reason))));
  }

  return (
    <StaffPage
      name={session?.name ?? ''}
      hrefs={useMenuLinks()}
      counts={useMenuBadges()}
      current={isDesk ? 'device' : 'account'}
      onLogout={isDesk ? leave.onLogout : () => void logOut()}
    >
      {isDesk && <DeskSync leaving={leave.refused} />}
      {session && staffAreas.secondFactor.includes(session.role) && <OwnSecondFactor />}
      {session?.enrolled !== true && <OwnPassword />}
      <StaffSessionList items={sessions.data?.list ?? null} onEnd={end} error={error ?? failed} />
      <ShortcutSettings
        single={useSingleKeys()}
        onSingleChange={setSingleKeys}
        onShowAll={useShortcutList().onOpen}
      />
      <LicensesLink href={licensesHref} />
    </StaffPage>
  );
}
