import { useEffect } from 'react';

/** Keeps the screen lit as long as the component stands. Browsers let go whenever the page is hidden. */
export function useWakeLock() {
  useEffect(() => {
    // Missing in older browsers and in pages without a secure origin, whatever its type says.
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (!wakeLock) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;

    async function hold() {
      if (over || document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        const given = await wakeLock?.request('screen');
        if (over) void given?.release();
        else lock = given;
      } catch {
        // Refused, as when the battery is low: the code shows all the same.
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
