import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { DeskEnrolment, useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { enrolDesk } from '../../data/auth/login';
import { pathTo } from '../../paths';

/** A phone has opened the address of a code. The session that begins leads to the counter. */
export function DeskScreen() {
  const textOf = useNoticeText();
  const code = useLocation().hash.slice(1);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function enrol() {
    setPending(true);
    setError(null);
    try {
      await enrolDesk(code);
    } catch (reason) {
      setError(textOf(errorNotice(reason)));
      setPending(false);
    }
  }

  return (
    <DeskEnrolment
      kind={code === '' ? 'noCode' : 'ready'}
      pending={pending}
      error={error}
      loginHref={pathTo('login')}
      onEnrol={() => void enrol()}
    />
  );
}
