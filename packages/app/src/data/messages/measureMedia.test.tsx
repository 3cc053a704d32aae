import { expect, test, vi } from 'vitest';
import { measureMedia } from './measureMedia';

test('[ENG-02] a video has its final size: WebKit first reports a width of 0', async () => {
  const video = document.createElement('video');
  let width = 0;
  Object.defineProperty(video, 'videoWidth', { get: () => width });
  Object.defineProperty(video, 'videoHeight', { get: () => width / 2 });
  vi.spyOn(document, 'createElement').mockReturnValueOnce(video);
  const size = measureMedia('data:video/webm,', 'video');
  video.onerror = null;
  video.dispatchEvent(new Event('loadedmetadata'));
  width = 320;
  video.dispatchEvent(new Event('resize'));
  expect(await size).toEqual({ width: 320, height: 160 });
});
