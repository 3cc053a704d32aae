import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { demoGoods } from '../../../testing';
import { ProductPage } from './ProductPage';

const shown = () => page.getByRole('group', { name: /枚目$/ }).element().getAttribute('aria-label');

const pass = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
};

const wantsStillness = (matches: boolean) => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    if (query.includes('reduced-motion'))
      Object.defineProperty(list, 'matches', { value: matches });
    return list;
  });
};

const open = async () => {
  const { rerender } = await render(<p>よそ</p>);
  await userEvent.hover(page.getByText('よそ'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await rerender(
    <>
      <p>よそ</p>
      <ProductPage product={demoGoods()}>カートに入れる</ProductPage>
    </>,
  );
};

test('[GOODS-01] each picture is shown for 2.5 seconds, and the first follows the last', async () => {
  wantsStillness(false);
  await open();
  expect(shown()).toBe('3枚中1枚目');
  await pass(2400);
  expect(shown()).toBe('3枚中1枚目');
  await pass(100);
  expect(shown()).toBe('3枚中2枚目');
  await pass(2500);
  await pass(2500);
  expect(shown()).toBe('3枚中1枚目');
});

test('with reduced motion the first picture stays until the user moves on', async () => {
  wantsStillness(true);
  await open();
  await pass(10_000);
  expect(shown()).toBe('3枚中1枚目');
});
