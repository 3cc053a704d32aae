type Size = { width: number | null; height: number | null };

const unknown: Size = { width: null, height: null };
const timeoutMs = 1500;

/** Size of a picture or video, so that the thread reserves its space from the first frame. */
export async function measureMedia(address: string, kind: 'image' | 'video'): Promise<Size> {
  const measured = kind === 'image' ? imageSize(address) : videoSize(address);
  const tooLong = new Promise<Size>((resolve) => setTimeout(resolve, timeoutMs, unknown));
  return Promise.race([measured, tooLong]);
}

async function imageSize(address: string): Promise<Size> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return unknown;
  }
}

function videoSize(address: string): Promise<Size> {
  const video = document.createElement('video');
  video.preload = 'metadata';
  video.src = address;
  return new Promise((resolve) => {
    const measure = () => {
      if (video.videoWidth > 0) resolve({ width: video.videoWidth, height: video.videoHeight });
    };
    // WebKit reports a width of 0 at loadedmetadata and the real one in a later `resize`.
    video.onloadedmetadata = measure;
    video.onresize = measure;
    video.onerror = () => resolve(unknown);
  });
}
