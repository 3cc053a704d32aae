import { useAction } from '@homestand/app-core/react/useAction';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { DeskEnrolment } from '@homestand/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { enrolDesk, logOut } from '../../data/staff/login';
import { useStaffSession } from '../../data/staff/staffSession';
import { homeOf, pathTo } from '../../paths';

/** A phone has opened the address of a code. The session that begins leads to the counter. */
export function DeskScreen() {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const session = useStaffSession();
  const code = useLocation().hash.slice(1);
  const { pending, error, run } = useAction({ leaves: true });

  const enrol = () =>
    run(async () => {
      await enrolDesk(code);
      if (isCurrent()) void navigate(pathTo('counter'), { replace: true });
    });

  return (
    <DeskEnrolment
      // A session that begins while the call is pending is the desk's own.
      kind={session && !pending ? 'signedIn' : code === '' ? 'noCode' : 'ready'}
      name={session?.name ?? ''}
      pending={pending}
      error={error}
      loginHref={pathTo('login')}
      homeHref={session ? homeOf(session.role) : pathTo('login')}
      onLogout={() => void logOut()}
      onEnrol={() => void enrol()}
    />
  );
}
