import { type Lens, mainLens } from './lenses.ts';

export type Camera = {
  stream: MediaStream;
  track: MediaStreamTrack;
  lenses: Lens[];
  hasTorch: boolean;
};

export type CameraProblem = 'denied' | 'missing' | 'inUse' | 'insecure' | 'failed';

type Torch = MediaTrackCapabilities & { torch?: boolean };

/** Requests the camera once: the given lens, or the main rear lens. */
export async function openCamera(lens?: Lens): Promise<Camera> {
  // Missing without https and in some in-app browsers.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia) throw new DOMException('No mediaDevices.', 'SecurityError');
  // Labels are empty before the permission; then the browser chooses the lens.
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
  NotReadableError: 'inUse',
  AbortError: 'inUse',
  SecurityError: 'insecure',
};

export const problemOf = (error: unknown): CameraProblem =>
  (error instanceof Error && problems[error.name]) || 'failed';

/** A short mute is normal, for example while another app opens the camera. */
const mutedTooLong = 700;

/** Calls `onLost` when the track ends or stays muted, for example for a call or another app. */
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
