import { staffAreas } from '@homestand/api-client/staff';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import {
  KeySettings,
  LicensesLink,
  StaffPage,
  StaffSessionList,
  useNoticeText,
} from '@homestand/ui';
import { useState } from 'react';
import { logOut } from '../../data/staff/login';
import { useEndSession, useSessions } from '../../data/staff/sessions';
import { useStaffSession } from '../../data/staff/staffSession';
import { setSingleKeys, useKeyList, useSingleKeys } from '../../data/officeKeys';
import { licensesHref } from '../../paths';
import { DeskSync } from '../counter/DeskSync';
import { useHandOverQueue } from '../counter/useHandOverQueue';
import { useLeave } from '../counter/useLeave';
import { useCounts } from '../useCounts';
import { usePlaces } from '../usePlaces';
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
      hrefs={usePlaces()}
      counts={useCounts()}
      current={isDesk ? 'device' : 'account'}
      onLogout={isDesk ? leave.onLogout : () => void logOut()}
    >
      {isDesk && <DeskSync leaving={leave.refused} />}
      {session && staffAreas.secondFactor.includes(session.role) && <OwnSecondFactor />}
      {session?.enrolled !== true && <OwnPassword />}
      <StaffSessionList items={sessions.data?.list ?? null} onEnd={end} error={error ?? failed} />
      <KeySettings
        single={useSingleKeys()}
        onSingleChange={setSingleKeys}
        onShowAll={useKeyList().onOpen}
      />
      <LicensesLink href={licensesHref} />
    </StaffPage>
  );
}
