import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cameraFilm } from '../support/cameraFilm.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

type Camera = {
  /** The scene for the next time the camera starts. */
  sees: (scene: Parameters<typeof cameraFilm>[0]) => void;
};

type PerWorker = {
  film: string;
  /** The answer to the camera permission prompt. */
  cameraAllowed: boolean;
};

/** Tests with Chromium's fake camera, which plays a video file. */
export const test = base.extend<{ camera: Camera }, PerWorker>({
  cameraAllowed: [true, { scope: 'worker', option: true }],

  film: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameters.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'homestand-camera-'));
      await use(join(folder, 'film.y4m'));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ film, cameraAllowed, launchOptions }, use) => {
      const fake = [
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
        `--use-fake-ui-for-media-stream${cameraAllowed ? '' : '=deny'}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] });
    },
    { scope: 'worker' },
  ],

  camera: async ({ film }, use) => {
    const sees: Camera['sees'] = (scene) => writeFileSync(film, cameraFilm(scene));
    sees({});
    await use({ sees });
  },
});
