import { installDismissed } from '@homestand/app-core/browser/installOffer';
import { installEvent, listenForInstallPrompt } from '@homestand/app-core/browser/installPrompt';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '../testing/showApp';

const offer = page.getByText('ホーム画面に追加しませんか');
const menu = page.getByRole('navigation', { name: 'メニュー' });

/** The start of the app in a new tab of this device. */
function beginVisit() {
  sessionStorage.removeItem('visits');
  installEvent.set(null);
  installDismissed.set(localStorage.getItem('install_offer') !== null);
  listenForInstallPrompt();
}

/** What Chromium fires for a page that can be installed. */
function canInstall(prompt = async () => {}) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('installation is offered at the second visit, and never again after an answer', async () => {
  const { clock, reload, goto } = await showApp('/u/top', { prepare: beginVisit });
  await expect.element(menu).toBeVisible();
  expect(canInstall()).toBe(true);
  await reload();
  listenForInstallPrompt();
  await expect.element(menu).toBeVisible();
  expect(canInstall()).toBe(true);
  await clock.settle();
  await expect.element(offer).not.toBeInTheDocument();

  beginVisit();
  await goto('/u/top');
  await expect.element(menu).toBeVisible();
  canInstall();
  await expect.element(offer).toBeVisible();
  await page.getByRole('link', { name: 'メッセージ', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('メッセージ');
  await expect.element(offer).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'マイページ' }).click();
  await expect.element(offer).toBeVisible();
  await page.getByRole('button', { name: 'あとで' }).click();
  await expect.element(offer).not.toBeInTheDocument();

  beginVisit();
  await goto('/u/top');
  await expect.element(menu).toBeVisible();
  canInstall();
  await clock.settle();
  await expect.element(offer).not.toBeInTheDocument();
});

test('accepting the offer shows the browser’s prompt once', async () => {
  let promptCount = 0;
  await showApp('/u/my-page', {
    prepare() {
      localStorage.setItem('visits', '1');
      beginVisit();
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  canInstall(async () => {
    promptCount++;
  });
  await page.getByRole('button', { name: '追加する' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(promptCount).toBe(1);
});

test('inside LINE the app offers to open the default browser', async () => {
  const { userAgent } = navigator;
  Object.defineProperty(navigator, 'userAgent', {
    configurable: true,
    value: `${userAgent} Line/16.1.0/IAB`,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgent'));
  const { openedAddresses } = await showApp('/u/top', {
    prepare() {
      localStorage.setItem('visits', '1');
      beginVisit();
    },
  });
  await page.getByRole('button', { name: 'ブラウザで開く' }).click();
  await expect
    .poll(() => openedAddresses)
    .toEqual([`${location.origin}/user/u/top?openExternalBrowser=1`]);
});
