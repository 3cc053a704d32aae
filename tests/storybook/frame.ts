import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';

/** Storybook's frame with a story or a page in it. */
export type Frame = { page: Page; story: FrameLocator; root: ReturnType<FrameLocator['locator']> };

type Fixtures = {
  /** Opens an address of the frame, such as `?path=/story/button--playground`, in a new window, and waits until it is drawn and played. */
  open: (address: string) => Promise<Frame>;
};

type Channel = { last: (event: string) => unknown };

function isFinished() {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  };
  return ['storyFinished', 'docsRendered'].some((event) => channel?.last(event) !== undefined);
}

export const test = base.extend<Fixtures>({
  open: async ({ context }, use) => {
    await use(async (address) => {
      const page = await context.newPage();
      await page.goto(`/${address}`);
      const story = page.frameLocator('#storybook-preview-iframe');
      const root = story.locator('html');
      // After the play of a story: what is typed into the controls before is lost.
      await expect.poll(() => root.evaluate(isFinished), { timeout: 0 }).toBe(true);
      return { page, story, root };
    });
  },
});
