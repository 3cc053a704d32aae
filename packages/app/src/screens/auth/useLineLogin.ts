import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { startLineLogin } from '../../data/auth/login';

/** Starts the LINE login. After a failed login, LINE asks for the account again. */
export function useLineLogin() {
  const [status, setStatus] = useState<'idle' | 'starting' | 'failed'>('idle');
  const [search] = useSearchParams();

  async function start() {
    setStatus('starting');
    try {
      window.location.assign(await startLineLogin(search.has('again')));
    } catch {
      setStatus('failed');
    }
  }

  return { status, onLogin: () => void start() };
}
