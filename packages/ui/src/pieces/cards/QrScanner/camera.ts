import { type Lens, mainLens } from './lenses';

export type Camera = {
  stream: MediaStream;
  track: MediaStreamTrack;
  lenses: Lens[];
  hasTorch: boolean;
};

export type CameraProblem = 'denied' | 'missing' | 'busy' | 'insecure' | 'failed';

type Torch = MediaTrackCapabilities & { torch?: boolean };

/** Asks for the camera once. With a lens, for that one; else for the main one at the back. */
export async function openCamera(lens?: Lens): Promise<Camera> {
  // Missing in pages without https and in some browsers inside other apps.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia) throw new DOMException('No mediaDevices.', 'SecurityError');
  // Before the permission lenses have no names; then the browser chooses.
  const main = lens ?? mainLens(await lensesOf(devices));
  const stream = await devices.getUserMedia({
    audio: false,
    video: {
      ...(lens ? { deviceId: { exact: lens.deviceId } } : { facingMode: { ideal: 'environment' } }),
      ...(!lens && main && { deviceId: { ideal: main.deviceId } }),
      width: { ideal: 1280 },
      height: { ideal: 720 },
    },
  });
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('Camera not found.', 'NotFoundError');
  const capabilities: Torch = track.getCapabilities?.() ?? {};
  return { stream, track, lenses: await lensesOf(devices), hasTorch: capabilities.torch === true };
}

async function lensesOf(devices: MediaDevices): Promise<Lens[]> {
  const all = (await devices.enumerateDevices?.().catch(() => [])) ?? [];
  return all
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ deviceId, label }));
}

export function stopStream(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

export const switchTorch = (track: MediaStreamTrack, on: boolean) =>
  track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  SecurityError: 'insecure',
};

export const problemOf = (error: unknown): CameraProblem =>
  (error instanceof Error && problems[error.name]) || 'failed';

/** A short silence of the picture is usual, as when another app looks at the camera for a moment. */
const mutedTooLong = 700;

/** Says so when the picture stops without us: a call comes in, or another app takes the camera. */
export function whenLost(track: MediaStreamTrack, onLost: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onMute = () => {
    timer = setTimeout(onLost, mutedTooLong);
  };
  const onUnmute = () => clearTimeout(timer);
  track.addEventListener('ended', onLost);
  track.addEventListener('mute', onMute);
  track.addEventListener('unmute', onUnmute);
  return () => {
    clearTimeout(timer);
    track.removeEventListener('ended', onLost);
    track.removeEventListener('mute', onMute);
    track.removeEventListener('unmute', onUnmute);
  };
}
