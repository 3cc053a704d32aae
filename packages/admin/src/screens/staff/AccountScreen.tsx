import { staffAreas } from '@homestand/api-client/staff';
import { useActionInTurn } from '@homestand/app-core/react/useActionInTurn';
import { useLoadError } from '@homestand/app-core/react/useLoadError';
import {
  LegalNoticeLicenses,
  ShortcutsDialogSettings,
  StaffPage,
  StaffSessionList,
} from '@homestand/ui';
import { setSingleKeys, useShortcutList, useSingleKeys } from '../../data/shortcuts';
import { endSession, useSessions } from '../../data/staff/sessions';
import { useStaffSession } from '../../data/staff/staffSession';
import { licensesHref } from '../../paths';
import { DeskPage } from '../counter/DeskPage';
import { OwnPassword } from './OwnPassword';
import { OwnSecondFactor } from './OwnSecondFactor';

/** One's own second factor and password, where one is signed in, and the keys of this device. */
export function AccountScreen() {
  const session = useStaffSession();
  const isDesk = session?.role === 'desk';
  const sessions = useSessions();
  const { error, run } = useActionInTurn();
  const loadError = useLoadError(sessions);

  const end = (sessionId: string) => run(() => endSession(sessionId));

  const Page = isDesk ? DeskPage : StaffPage;
  return (
    <Page current={isDesk ? 'device' : 'account'}>
      {session && staffAreas.secondFactor.includes(session.role) && <OwnSecondFactor />}
      {session?.enrolled !== true && <OwnPassword />}
      <StaffSessionList
        items={sessions.data?.list ?? null}
        onEnd={end}
        error={error ?? loadError}
      />
      <ShortcutsDialogSettings
        single={useSingleKeys()}
        onSingleChange={setSingleKeys}
        onShowAll={useShortcutList().onOpen}
      />
      <LegalNoticeLicenses href={licensesHref} />
    </Page>
  );
}
