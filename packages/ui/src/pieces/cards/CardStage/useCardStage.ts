import { useEffect, useRef, useState } from 'react';
import type { CardSide } from '../CardFlip/CardFlip';

const bandTime = 2000;
const fadeTime = 200;

type Options = { isNew: boolean; onClose: () => void };

/** State of the card view: the visible side, the playing media, the celebration and closing. */
export function useCardStage({ isNew, onClose }: Options) {
  const [side, setSide] = useState<CardSide>('front');
  const [turned, setTurned] = useState(false);
  const [media, setMedia] = useState<'audio' | 'video' | null>(null);
  const [celebrated, setCelebrated] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const tilt = useDeviceTilt();
  const close = useRef(onClose);
  const celebrating = isNew && !celebrated;

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setCelebrated(true), bandTime);
    return () => clearTimeout(timer);
  }, [isNew]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => close.current(), fadeTime);
    return () => clearTimeout(timer);
  }, [leaving]);

  // While media plays, Escape closes the player instead of the card.
  useEffect(() => {
    if (media !== null) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('dialog[open]') === null) setLeaving(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [media]);

  function onSideChange(next: CardSide) {
    if (celebrating || leaving) return;
    setTurned(true);
    setSide(next);
  }

  return {
    ...tilt,
    side,
    /** Becomes true at the first turn; the side is not announced before that. */
    turned,
    media,
    celebrating,
    leaving,
    onSideChange,
    onFlip: () => onSideChange(side === 'front' ? 'back' : 'front'),
    onPlay: (next: 'audio' | 'video') => setMedia(next),
    onStop: () => setMedia(null),
    onLeave: () => setLeaving(true),
  };
}

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
function useDeviceTilt() {
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
