import { openDecoder } from '@homestand/qr-reader';
import { type CameraState, openScanCamera } from '@homestand/qr-reader/camera';

/** How often a frame is decoded, in ms; a fan's phone comes into view without a tap. */
const lookEvery = 200;

type Options = {
  isReading: () => boolean;
  /** The texts of all codes in one frame; empty when there are none. */
  onTexts: (texts: readonly string[]) => void;
  video: () => HTMLVideoElement | null;
  show: (change: Partial<CameraState>) => void;
};

/** Decodes frame after frame until it is closed. A hit does not end it: the next fan is already coming. */
export function openDeskScan({ isReading, onTexts, video, show }: Options) {
  let decoder = openDecoder();
  const camera = openScanCamera(show);
  let looking = false;
  let closed = false;
  const loop = setInterval(() => void look(), lookEvery);

  async function look() {
    const screen = video();
    const ready = screen && screen.readyState >= screen.HAVE_CURRENT_DATA && camera.isLive();
    if (!ready || looking || !isReading()) return;
    looking = true;
    try {
      const texts = await decoder.read(screen, 'frame');
      if (!closed && isReading()) onTexts(texts);
    } catch (error) {
      console.warn(error);
      if (decoder.isBroken()) camera.fail();
    } finally {
      looking = false;
    }
  }

  return {
    start() {
      if (decoder.isBroken()) decoder = openDecoder();
      return camera.start();
    },
    toggleTorch: camera.toggleTorch,
    switchCamera: camera.switchCamera,
    close() {
      closed = true;
      clearInterval(loop);
      camera.close();
      decoder.close();
    },
  };
}
