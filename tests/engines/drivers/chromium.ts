import { chromium, type LaunchOptions } from '@playwright/test';
import { type Engine, viewport } from './driver.ts';

/** Chromium through Playwright. */
export async function startChromium(options: LaunchOptions): Promise<Engine> {
  const browser = await chromium.launch(options);
  return {
    async openPhone() {
      const context = await browser.newContext({
        ...{ viewport, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' },
        ...{ hasTouch: true, isMobile: true },
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted/.test(message.text())) errors.push(message.text());
      });
      return {
        enterAfterComposition: false,
        go: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate<string>(expression),
        tapAt: ({ x, y }) => page.touchscreen.tap(x, y),
        type: (text) => page.keyboard.insertText(text),
        chooseFile: (selector, path) => page.setInputFiles(selector, path),
        screenshot: () => page.screenshot(),
        errors: () => errors,
        close: () => context.close(),
        async compose(steps) {
          for (const text of steps)
            await session.send('Input.imeSetComposition', {
              ...{ text, selectionStart: text.length, selectionEnd: text.length },
            });
          const key = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
          await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
          await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
        },
      };
    },
    close: () => browser.close(),
  };
}
