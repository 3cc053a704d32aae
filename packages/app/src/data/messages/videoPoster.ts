import { anySignal } from '@homestand/api-client';

const longestSide = 640;
const timeoutMs = 4000;

/** A poster frame of a video; null when this browser cannot decode it. */
export async function makeVideoPoster(file: Blob, signal: AbortSignal): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = address;
  try {
    const until = anySignal(signal, AbortSignal.timeout(timeoutMs));
    await happened(video, 'loadeddata', until);
    // The first frame is often black.
    video.currentTime = Math.min(0.5, video.duration / 2 || 0);
    await happened(video, 'seeked', until);
    return await draw(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function happened(video: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    video.addEventListener('error', () => reject(video.error), { once: true, signal });
    video.addEventListener(event, () => resolve(), { once: true, signal });
  });
}

async function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
  if (!Number.isFinite(scale)) return null;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
}
