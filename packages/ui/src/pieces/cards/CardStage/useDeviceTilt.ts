import { useEffect, useState } from 'react';

type Permission = { requestPermission?: () => Promise<string> };

/** iOS needs `requestPermission`, called from a tap. Devices without a touch screen are not asked. */
const askForTilt = () =>
  typeof DeviceOrientationEvent === 'undefined' || navigator.maxTouchPoints === 0
    ? undefined
    : (DeviceOrientationEvent as Permission).requestPermission?.bind(DeviceOrientationEvent);

/** Reads the permission in advance. Chrome supports it; Safari rejects because it does not know the name. */
async function answerBefore() {
  const name = 'gyroscope' as PermissionName;
  const status = await navigator.permissions?.query({ name }).catch(() => null);
  if (status?.state === 'granted') return 'granted';
  return status?.state === 'denied' ? 'refused' : 'open';
}

/** Whether the card may tilt with the device, and a function to request the permission where it is needed. */
export function useDeviceTilt() {
  const [answer, setAnswer] = useState<'unknown' | 'open' | 'granted' | 'refused'>('unknown');
  const ask = askForTilt();

  useEffect(() => {
    let current = true;
    void answerBefore().then((before) => {
      if (current) setAnswer(before);
    });
    return () => {
      current = false;
    };
  }, []);

  async function onAskTilt() {
    const given = await ask?.().catch(() => 'denied');
    setAnswer(given === 'granted' ? 'granted' : 'refused');
  }

  return {
    deviceTilt: ask ? answer === 'granted' : true,
    onAskTilt: ask && answer === 'open' ? onAskTilt : undefined,
  };
}
