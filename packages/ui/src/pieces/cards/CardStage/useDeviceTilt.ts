import { useEffect, useState } from 'react';

type Permission = { requestPermission?: () => Promise<string> };

/** iOS needs `requestPermission`, called from a tap. Devices without a touch screen are not asked. */
const tiltPermissionRequest = () =>
  typeof DeviceOrientationEvent === 'undefined' || navigator.maxTouchPoints === 0
    ? undefined
    : (DeviceOrientationEvent as Permission).requestPermission?.bind(DeviceOrientationEvent);

/** Reads the permission in advance. Chrome supports it; Safari rejects because it does not know the name. */
async function readPermission() {
  const name = 'gyroscope' as PermissionName;
  const status = await navigator.permissions?.query({ name }).catch(() => null);
  if (status?.state === 'granted') return 'granted';
  return status?.state === 'denied' ? 'refused' : 'open';
}

/** Whether the card may tilt with the device, and a function to request the permission where it is needed. */
export function useDeviceTilt() {
  const [permission, setPermission] = useState<'unknown' | 'open' | 'granted' | 'refused'>(
    'unknown',
  );
  const requestPermission = tiltPermissionRequest();

  useEffect(() => {
    let current = true;
    void readPermission().then((before) => {
      if (current) setPermission(before);
    });
    return () => {
      current = false;
    };
  }, []);

  async function onAskTilt() {
    const result = await requestPermission?.().catch(() => 'denied');
    setPermission(result === 'granted' ? 'granted' : 'refused');
  }

  return {
    deviceTilt: requestPermission ? permission === 'granted' : true,
    onAskTilt: requestPermission && permission === 'open' ? onAskTilt : undefined,
  };
}
