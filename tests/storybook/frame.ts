import { test as base, type FrameLocator, type Page } from '@playwright/test';

/** Storybook's frame with a story or a page in it. */
export type Frame = { page: Page; story: FrameLocator; root: ReturnType<FrameLocator['locator']> };

type Fixtures = {
  /** Opens an address of the frame, such as `?path=/story/button--playground`, in a new window, and waits until it is drawn. */
  open: (address: string) => Promise<Frame>;
};

export const test = base.extend<Fixtures>({
  open: async ({ context }, use) => {
    await use(async (address) => {
      const page = await context.newPage();
      await page.goto(`/${address}`);
      const story = page.frameLocator('#storybook-preview-iframe');
      await story.locator('body.sb-show-main').waitFor();
      return { page, story, root: story.locator('html') };
    });
  },
});
