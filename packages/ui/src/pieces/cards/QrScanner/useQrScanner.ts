import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openScan, type Scan, type ScanState } from './openScan';
import type { QrScannerProps } from './QrScanner';

type Options = {
  open: boolean;
  /** Returns the card code from a decoded text, or null when it is not a card of this club. */
  codeIn: (text: string) => string | null;
  /** Called 1 s after a hit; the camera is off by then. */
  onHit: (code: string) => void;
  onClose: () => void;
};

const atFirst: ScanState = {
  status: 'starting',
  stream: null,
  torch: 'none',
  cameras: 0,
  photo: 'idle',
  notOurs: false,
};

/** Looks for a card code twice a second until a hit. The decoder loads when the scanner opens. */
export function useQrScanner({ open, codeIn, onHit, onClose }: Options): QrScannerProps {
  const [state, setState] = useState(atFirst);
  const [handedOn, setHandedOn] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const scan = useRef<Scan>(null);
  const videoRef = useRef<HTMLVideoElement>(null);

  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setState(atFirst);
      setHandedOn(false);
    }
  }

  const findCode = useEffectEvent(codeIn);
  const handOn = useEffectEvent((code: string) => {
    setHandedOn(true);
    onHit(code);
  });

  useEffect(() => {
    if (!open) return;
    let leaving = false;
    // Strict Mode runs an effect, cleans it up and runs it again at once; the camera is requested only once.
    queueMicrotask(() => {
      if (leaving) return;
      scan.current = openScan({
        codeIn: (text) => findCode(text),
        onHit: (code) => handOn(code),
        video: () => videoRef.current,
        show: (change) => setState((state) => ({ ...state, ...change })),
      });
      void scan.current.start();
    });
    return () => {
      leaving = true;
      scan.current?.close();
      scan.current = null;
    };
  }, [open]);

  const { stream, torch, cameras, ...shown } = state;
  return {
    ...shown,
    open: open && !handedOn,
    camera: {
      stream,
      videoRef,
      torch,
      onTorch: () => void scan.current?.toggleTorch(),
      count: cameras,
      onSwitch: () => scan.current?.switchCamera(),
    },
    onPhoto: (file) => void scan.current?.readPhoto(file),
    onRetry: () => void scan.current?.start(),
    onClose,
  };
}
