import {
  type Camera,
  type CameraProblem,
  openCamera,
  problemOf,
  stopStream,
  switchTorch,
  whenLost,
} from './camera.ts';
import { type Lens, nextLens } from './lenses.ts';

export type CameraState = {
  status: 'starting' | 'looking' | 'paused' | CameraProblem;
  stream: MediaStream | null;
  /** State of the torch; `none` when the device has no torch. */
  torch: 'none' | 'off' | 'on';
  /** Number of cameras of the device. */
  cameras: number;
};

export type ScanCamera = ReturnType<typeof openScanCamera>;

/** Time in milliseconds that a restart after a hidden page may take before the scanner shows as paused. */
const returnsWithin = 900;

/** The camera of one scanning session. It is on only while the page is visible, and stops on every exit. */
export function openScanCamera(show: (change: Partial<CameraState>) => void) {
  let camera: Camera | null = null;
  let unwatch = () => {};
  let torch = false;
  /** Number of the current attempt: a stream that arrives for an older attempt is stopped at once. */
  let attempt = 0;
  let chosenLens: Lens | undefined;
  let asking = false;
  let closed = false;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    attempt++;
    asking = false;
    clearTimeout(pauseTimer);
    unwatch();
    if (camera) stopStream(camera.stream);
    camera = null;
    torch = false;
  }

  async function start() {
    if (closed) return;
    stop();
    asking = true;
    const mine = attempt;
    show({ status: 'starting', stream: null, torch: 'none' });
    try {
      const opened = await openCamera(chosenLens);
      if (mine !== attempt) return stopStream(opened.stream);
      clearTimeout(pauseTimer);
      asking = false;
      camera = opened;
      if (document.visibilityState === 'hidden') return leave();
      unwatch = whenLost(opened.track, pause);
      const { stream, hasTorch, lenses } = opened;
      show({ status: 'looking', stream, torch: hasTorch ? 'off' : 'none', cameras: lenses.length });
    } catch (error) {
      if (mine !== attempt) return;
      console.warn(error);
      end(problemOf(error));
    }
  }

  function end(status: CameraState['status']) {
    stop();
    show({ status, stream: null, torch: 'none' });
  }
  const pause = () => end('paused');

  let resumes = false;
  function leave() {
    // Some browsers report the page as hidden while they ask for the permission.
    if (!camera) return;
    resumes = true;
    pause();
  }
  function onVisibility() {
    if (document.visibilityState === 'hidden') return leave();
    if (!resumes || closed) return;
    resumes = false;
    void start();
    pauseTimer = setTimeout(() => asking && show({ status: 'paused' }), returnsWithin);
  }
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);

  return {
    start,
    fail: () => end('failed'),
    isLive: () => camera !== null,
    async toggleTorch() {
      if (!camera) return;
      try {
        await switchTorch(camera.track, !torch);
        torch = !torch;
        show({ torch: torch ? 'on' : 'off' });
      } catch (error) {
        console.warn(error);
      }
    },
    switchCamera() {
      if (!camera) return;
      chosenLens = nextLens(camera.lenses, camera.track.getSettings().deviceId) ?? undefined;
      void start();
    },
    close() {
      closed = true;
      stop();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', leave);
    },
  };
}

/** Shows the stream in the video element; returns how it is taken out again. */
export function showStream(video: HTMLVideoElement, stream: MediaStream | null): () => void {
  video.srcObject = stream;
  // Low power mode on phones refuses playback until a tap; the first frame shows and can be decoded.
  if (stream) video.play().catch((error: unknown) => console.debug(error));
  return () => {
    video.srcObject = null;
  };
}
