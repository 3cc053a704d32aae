// Component tests of all files run in one page, whose modules load once: what a test changes in the page ends with it.
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

const phone = { width: 390, height: 844 };

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // The package does this itself for the first file of a page only.
  await cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  if (innerWidth !== phone.width || innerHeight !== phone.height)
    await page.viewport(phone.width, phone.height);
});
