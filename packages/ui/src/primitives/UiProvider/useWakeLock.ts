import { useEffect } from 'react';

/** Keeps the screen on while the component is mounted. Browsers release the lock when the page is hidden. */
export function useWakeLock() {
  useEffect(() => {
    // Missing in older browsers and without a secure origin, although the type says otherwise.
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (!wakeLock) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;

    async function hold() {
      if (over || document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        const sentinel = await wakeLock?.request('screen');
        if (over) void sentinel?.release();
        else lock = sentinel;
      } catch {
        // Refused, for example on a low battery: the code is shown anyway.
      }
    }

    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
