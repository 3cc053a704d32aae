import type { CameraState } from '@homestand/qr-reader/camera';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWakeLock } from '../../../primitives/UiProvider/useWakeLock';
import type { DeskScannerProps } from './DeskScanner';
import { openDeskScan } from './openDeskScan';

type Options = {
  /** The camera stays on while it is false; nothing is decoded. */
  reading: boolean;
  onTexts: (texts: readonly string[]) => void;
  /** Called in the first tap, in which browsers allow sound. */
  onStart?: () => void;
};

/** Reads codes from the first tap on, until the screen is left. Keeps the screen on. */
export function useDeskScanner({ reading, onTexts, onStart }: Options): DeskScannerProps {
  const [state, setState] = useState<CameraState | null>(null);
  const [started, setStarted] = useState(false);
  const scan = useRef<ReturnType<typeof openDeskScan>>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const isReading = useEffectEvent(() => reading);
  const take = useEffectEvent(onTexts);
  useWakeLock();

  useEffect(() => {
    if (!started) return;
    const opened = openDeskScan({
      isReading: () => isReading(),
      onTexts: (texts) => take(texts),
      video: () => videoRef.current,
      show: (change) =>
        setState((state) => ({
          ...(state ?? { status: 'starting', stream: null, torch: 'none', cameras: 0 }),
          ...change,
        })),
    });
    scan.current = opened;
    void opened.start();
    return () => {
      opened.close();
      scan.current = null;
    };
  }, [started]);

  return {
    status: state?.status ?? 'off',
    camera: {
      stream: state?.stream ?? null,
      videoRef,
      torch: state?.torch ?? 'none',
      onTorch: () => void scan.current?.toggleTorch(),
      count: state?.cameras ?? 0,
      onSwitch: () => scan.current?.switchCamera(),
    },
    onStart() {
      onStart?.();
      if (started) void scan.current?.start();
      else setStarted(true);
    },
  };
}
