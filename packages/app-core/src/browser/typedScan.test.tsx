import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followTypedScans } from './typedScan';

const onScan = vi.fn();
let stop = () => {};
let now = 1000;

beforeEach(() => {
  onScan.mockClear();
  const input = document.createElement('input');
  input.value = 'K7';
  document.body.replaceChildren(input, document.createElement('button'));
  stop = followTypedScans(onScan);
});
afterEach(() => stop());

const part = <Kind extends HTMLElement>(name: string) => document.querySelector<Kind>(name);

/** Types as a browser does: a key that nobody prevents changes a field, and presses a button. */
function type(text: string, gapMs: number, target: HTMLElement = document.body) {
  for (const key of [...text, 'Enter']) {
    now += gapMs;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: now });
    const allowed = target.dispatchEvent(event);
    if (allowed && key.length === 1 && target instanceof HTMLInputElement) target.value += key;
    if (allowed && key === 'Enter') target.click();
  }
  now += 5000;
}

test('[DESK-02] a burst that ends in Enter is a scan, with the focus nowhere', () => {
  type('261122-V1WNDC', 8);
  expect(onScan).toHaveBeenCalledExactlyOnceWith('261122-V1WNDC');
});

test('[DESK-02] a scan presses no button that has the focus', () => {
  const button = part<HTMLButtonElement>('button');
  const press = vi.fn();
  button?.addEventListener('click', press);
  if (button) type('https://hamano.example/admin/orders/261122-V1WNDC/edit', 8, button);
  expect(onScan).toHaveBeenCalledTimes(1);
  expect(press).not.toHaveBeenCalled();
});

test('[DESK-02] a field gets back what it held', () => {
  const field = part<HTMLInputElement>('input');
  const input = vi.fn();
  field?.addEventListener('input', input);
  if (field) type('261122-V1WNDC', 8, field);
  expect(onScan).toHaveBeenCalledTimes(1);
  expect(field?.value).toBe('K7');
  expect(input).toHaveBeenCalledTimes(1);
});

test('what a person types is no scan, and Enter presses the button', () => {
  const button = part<HTMLButtonElement>('button');
  const press = vi.fn();
  button?.addEventListener('click', press);
  if (button) type('261122-V1WNDC', 180, button);
  if (button) type('sato', 20, button);
  expect(onScan).not.toHaveBeenCalled();
  expect(press).toHaveBeenCalledTimes(2);
});
