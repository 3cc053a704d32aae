import { useEffect, useState } from 'react';
import { useWakeLock } from '../../../primitives/UiProvider/useWakeLock';
import type { GateCodeProps } from './GateCode';
import { type GateMatch, gateAt } from './gateAt';

export type GateCodes = {
  matches: readonly GateMatch[];
  windowSeconds: number;
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  aheadMs: number;
};

/** Which code is shown now, by the server's clock as of the load. Keeps the screen on; needs no connection. */
export function useGateCode({
  matches,
  windowSeconds,
  aheadMs,
}: GateCodes): Pick<GateCodeProps, 'current' | 'coming'> {
  const [now, setNow] = useState(() => Date.now());
  useWakeLock();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return gateAt(matches, now + aheadMs, windowSeconds);
}
