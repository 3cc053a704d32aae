import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { playerCard, players } from '../../../testing';
import { CardFlip, type CardSide } from './CardFlip';

// The provider adds `send`; its types belong to the workspace root and not to this package.
const browser = () =>
  cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };

const prefer = (value: string) =>
  browser().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

afterEach(async () => {
  vi.restoreAllMocks();
  await prefer('');
});

function Turning() {
  const [side, setSide] = useState<CardSide>('front');
  return <CardFlip card={playerCard(players[2], 'gold')} side={side} onSideChange={setSide} />;
}

const faces = () => [...document.querySelectorAll<HTMLElement>('[data-side] [role="group"]')];
const lookOf = (element: Element | null | undefined) =>
  element ? getComputedStyle(element) : undefined;

test('[CDET-01] with reduced motion the sides cross-fade, without rotation or reflections', async () => {
  await prefer('reduce');
  await render(<Turning />);
  const [front, back] = faces();
  expect(lookOf(front)?.opacity).toBe('1');
  expect(lookOf(back)?.opacity).toBe('0');
  await page.getByRole('group').click();
  expect(lookOf(front?.parentElement)?.transform).toBe('none');
  expect(lookOf(front)?.transitionDuration).toBe('0.2s');
  await expect.poll(() => lookOf(back)?.opacity).toBe('1');
  await expect.poll(() => lookOf(front)?.opacity).toBe('0');
  expect(front?.inert).toBe(true);
  for (const light of document.querySelectorAll('[data-light]')) {
    expect(lookOf(light)?.transform).toBe('none');
  }
});

test('a card at rest requests no animation frames', async () => {
  await render(<Turning />);
  await page.getByRole('group').click();
  const object = faces()[0]?.parentElement;
  await expect.poll(() => object?.getAttribute('style')).toContain('180.00deg');
  const requested = vi.spyOn(window, 'requestAnimationFrame');
  // At rest: a whole frame without a request other than the one of this loop.
  do {
    requested.mockClear();
    await new Promise(requestAnimationFrame);
  } while (requested.mock.calls.length > 1);
  const settled = object?.getAttribute('style');
  requested.mockClear();
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  expect(requested).toHaveBeenCalledTimes(20);
  expect(object?.getAttribute('style')).toBe(settled);
});
