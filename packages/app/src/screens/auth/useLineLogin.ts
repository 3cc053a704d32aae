import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { startLineLogin } from '../../data/auth/login';

/** Leads to LINE. A login that has just failed asks there anew who this is. */
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
