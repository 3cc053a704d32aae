import { ApiError } from '@homestand/api-client';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { finishLineLogin, type LineLogin, startSession } from '../../data/auth/login';

type Failure = { reason?: string };

/** The server's sentence for a fan whom staff have suspended. */
const failureOf = (error: unknown): Failure =>
  error instanceof ApiError && error.code === 409 ? { reason: error.message } : {};

/**
 * Finishes the LINE login: exchanges the code once, and asks for confirmation when another browser started
 * the login.
 */
export function useLineCallback() {
  const [search] = useSearchParams();
  const [code, state] = [search.get('code'), search.get('state')];
  const refused = code === null || search.has('error');
  const [login, setLogin] = useState<LineLogin | Failure | null>(refused ? {} : null);

  useEffect(() => {
    if (refused || code === null) return;
    let here = true;
    finishLineLogin(code, state).then(
      (done) => here && (done.switchedBrowser ? setLogin(done) : startSession(done.session)),
      (error: unknown) => here && setLogin(failureOf(error)),
    );
    return () => {
      here = false;
    };
  }, [code, state, refused]);

  if (login === null) return { status: 'pending' as const };
  if (!('session' in login)) return { status: 'failed' as const, ...login };
  return {
    status: 'switched' as const,
    name: login.session.name,
    onContinue: () => startSession(login.session),
  };
}
