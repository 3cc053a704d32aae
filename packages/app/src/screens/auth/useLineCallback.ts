import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { finishLineLogin, type LineLogin, startSession } from '../../data/auth/login';

/**
 * Finishes the LINE login: exchanges the code once, and asks for confirmation when another browser started
 * the login.
 */
export function useLineCallback() {
  const [search] = useSearchParams();
  const [code, state] = [search.get('code'), search.get('state')];
  const refused = code === null || search.has('error');
  const [login, setLogin] = useState<LineLogin | 'failed' | null>(refused ? 'failed' : null);

  useEffect(() => {
    if (refused || code === null) return;
    let here = true;
    finishLineLogin(code, state).then(
      (done) => here && (done.switchedBrowser ? setLogin(done) : startSession(done.session)),
      () => here && setLogin('failed'),
    );
    return () => {
      here = false;
    };
  }, [code, state, refused]);

  if (login === null) return { status: 'pending' as const };
  if (login === 'failed') return { status: 'failed' as const };
  return {
    status: 'switched' as const,
    name: login.session.name,
    onContinue: () => startSession(login.session),
  };
}
