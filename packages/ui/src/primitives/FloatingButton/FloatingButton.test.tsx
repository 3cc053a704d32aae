import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QrIcon } from '../../icons';
import { ToastRegion } from '../ToastRegion/ToastRegion';
import { FloatingButton } from './FloatingButton';

test('[ERR-06] a toast stands above a floating button', async () => {
  await render(
    <>
      <FloatingButton label="カートを見る" icon={<QrIcon />} tabBar href="#cart" />
      <ToastRegion items={[{ id: 'one', message: 'カートに追加しました' }]} onDismiss={() => {}} />
    </>,
  );
  const close = page.getByRole('button', { name: '閉じる' });
  await expect.element(close).toBeVisible();
  const button = page.getByRole('link', { name: 'カートを見る' }).element();
  const toast = close.element().closest('section > div');
  const { top } = button.getBoundingClientRect();
  await expect.poll(() => toast?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});
