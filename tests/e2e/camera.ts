import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { cameraFilm } from '../support/cameraFilm.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

type Camera = {
  /** The scene for the next time the camera starts. */
  sees: (scene: Parameters<typeof cameraFilm>[0]) => void;
};

type PerTest = {
  camera: Camera;
  /** A browser whose person refuses the camera: the answer to its prompt is an option of the launch. */
  refusingBrowser: Browser;
};

/** Tests with Chromium's fake camera, which plays a video file. */
export const test = base.extend<PerTest>({
  camera: async ({ film }, use) => {
    const sees: Camera['sees'] = (scene) => writeFileSync(film, cameraFilm(scene));
    sees({});
    await use({ sees });
  },

  refusingBrowser: async ({ playwright, launchOptions: { args = [], ...others } }, use) => {
    const prompt = '--use-fake-ui-for-media-stream';
    const browser = await playwright.chromium.launch({
      ...others,
      args: args.map((arg) => (arg === prompt ? `${prompt}=deny` : arg)),
    });
    await use(browser);
    await browser.close();
  },
});
