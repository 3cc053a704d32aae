import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { startLineLogin } from '../../data/auth/login';
import { pressedLogin } from '../../paths';

/**
 * Starts the LINE login, also for a button that was pressed before the scripts were there. After a failed login, LINE
 * asks for the account again.
 */
export function useLineLogin() {
  const location = useLocation();
  const isCurrent = useIsCurrent();
  const isPressed = location.hash === pressedLogin;
  const [status, setStatus] = useState<'idle' | 'starting' | 'failed'>(
    isPressed ? 'starting' : 'idle',
  );
  const [search] = useSearchParams();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one press starts one login
  useEffect(() => {
    if (!isPressed) return;
    // Coming back from LINE must not start it again. Not by the router, for which this would be another location.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    void start();
  }, [isPressed]);

  // Back from LINE's page, Safari shows this page as it was left: with a button that is starting.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStatus('idle');
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function start() {
    setStatus('starting');
    try {
      const address = await startLineLogin(search.has('again'));
      if (isCurrent()) window.location.assign(address);
    } catch {
      setStatus('failed');
    }
  }

  return { status, onLogin: () => void start() };
}
