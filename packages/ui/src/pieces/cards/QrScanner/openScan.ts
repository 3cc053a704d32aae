import { openDecoder } from '@homestand/qr-reader';
import { type CameraState, openScanCamera } from '@homestand/qr-reader/camera';
import type { QrScannerProps } from './QrScanner';

export type ScanState = Omit<CameraState, 'status'> &
  Pick<QrScannerProps, 'status' | 'photo'> & { notOurs: boolean };

type Options = {
  codeIn: (text: string) => string | null;
  onHit: (code: string) => void;
  video: () => HTMLVideoElement | null;
  show: (change: Partial<ScanState>) => void;
};

export type Scan = ReturnType<typeof openScan>;

const lookEvery = 500;
const hitShown = 1000;
const quietAfterHit = 1000;
const notOursShown = 2500;

/** Module-level: a scanner that opens right after a hit ignores codes for a moment. */
let quietUntil = 0;

/** One scanning session, from the camera request to a hit or a cancel. */
export function openScan({ codeIn, onHit, video, show }: Options) {
  let decoder = openDecoder();
  const camera = openScanCamera(show);
  let looking = false;
  let hit = false;
  let hitTimer: ReturnType<typeof setTimeout> | undefined;
  let strangerTimer: ReturnType<typeof setTimeout> | undefined;
  const loop = setInterval(() => void look(), lookEvery);

  async function read(source: HTMLVideoElement | Blob, kind: 'frame' | 'photo') {
    const texts = await decoder.read(source, kind);
    if (!hit) take(texts);
    return texts;
  }

  async function look() {
    const screen = video();
    const ready = screen && screen.readyState >= screen.HAVE_CURRENT_DATA && camera.isLive();
    if (!ready || looking || hit || performance.now() < quietUntil) return;
    looking = true;
    try {
      const found = await read(screen, 'frame');
      if (found.length === 0) console.debug('No QR code found');
    } catch (error) {
      console.warn(error);
      if (decoder.isBroken()) camera.fail();
    } finally {
      looking = false;
    }
  }

  function take(texts: readonly string[]) {
    const code = texts.map(codeIn).find((found) => found !== null);
    if (code == null) {
      if (texts.length > 0) showStranger();
      return;
    }
    hit = true;
    clearTimeout(strangerTimer);
    // Pauses the video, so that its last frame stays visible.
    video()?.pause();
    camera.close();
    if (mayVibrate()) navigator.vibrate?.(80);
    show({ status: 'found', torch: 'none', notOurs: false, photo: 'idle' });
    hitTimer = setTimeout(() => onHit(code), hitShown);
  }

  function showStranger() {
    show({ notOurs: true });
    clearTimeout(strangerTimer);
    strangerTimer = setTimeout(() => show({ notOurs: false }), notOursShown);
  }

  return {
    start() {
      if (decoder.isBroken()) decoder = openDecoder();
      return camera.start();
    },
    toggleTorch: camera.toggleTorch,
    switchCamera: camera.switchCamera,
    async readPhoto(file: File) {
      if (hit) return;
      show({ photo: 'reading', notOurs: false });
      const texts = await read(file, 'photo').catch((error: unknown) => {
        console.warn(error);
        return [];
      });
      if (!hit) show({ photo: texts.length > 0 ? 'idle' : 'nothing' });
    },
    close() {
      if (hit) quietUntil = performance.now() + quietAfterHit;
      hit = true;
      clearInterval(loop);
      clearTimeout(hitTimer);
      clearTimeout(strangerTimer);
      camera.close();
      decoder.close();
    },
  };
}

/** Before the first tap on a page the browser vibrates nothing, and reports the call as an error. */
function mayVibrate() {
  // Firefox 115 does not know it.
  const activation: UserActivation | undefined = navigator.userActivation;
  return activation?.hasBeenActive ?? true;
}
