import { useEffect, useState } from 'react';

type Permission = { requestPermission?: () => Promise<string> };

/** On iOS a page has to ask, and only at a tap. What is not held in the hand is never asked for. */
const askForTilt = () =>
  typeof DeviceOrientationEvent === 'undefined' || navigator.maxTouchPoints === 0
    ? undefined
    : (DeviceOrientationEvent as Permission).requestPermission?.bind(DeviceOrientationEvent);

/** Chrome may know the answer beforehand; Safari does not know the name of the question. */
async function answerBefore() {
  const name = 'gyroscope' as PermissionName;
  const status = await navigator.permissions?.query({ name }).catch(() => null);
  if (status?.state === 'granted') return 'granted';
  return status?.state === 'denied' ? 'refused' : 'open';
}

/** Whether the card may lean with the phone, and how to ask where that has to be asked. */
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
