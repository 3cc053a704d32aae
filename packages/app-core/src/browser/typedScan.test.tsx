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

const places: Readonly<Record<string, string>> = {
  '-': 'Minus',
  ':': 'Quote',
  '/': 'Slash',
  '.': 'Period',
  '?': 'Slash',
  '=': 'Minus',
};

/** The keys of a scanner while a kana conversion hides what they are: `Process`, and kana in the field. */
function typeConverting(text: string, target: HTMLInputElement) {
  target.focus();
  target.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const key of [...text, 'Enter']) {
    now += 8;
    const code =
      /[a-z]/i.test(key) && key.length === 1
        ? `Key${key.toUpperCase()}`
        : /\d/.test(key)
          ? `Digit${key}`
          : (places[key] ?? key);
    const event = new KeyboardEvent('keydown', {
      key: 'Process',
      code,
      isComposing: true,
      // On a Japanese keyboard.
      shiftKey: /^[A-Z?=]$/.test(key),
      bubbles: true,
      cancelable: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: now });
    target.dispatchEvent(event);
    if (key.length === 1) target.value += 'か';
  }
  now += 5000;
}

test.each([
  '261122-V1WNDC',
  'https://hamano.example/admin/orders/261122-v1wndc/edit',
  'https://hamano.example/user/u/goods/7?option=72',
])(
  '[DESK-02] a burst during a kana conversion is a scan, and its kana leave the field: %s',
  (code) => {
    const field = part<HTMLInputElement>('input');
    if (field) typeConverting(code, field);
    expect(onScan).toHaveBeenCalledExactlyOnceWith(code);
    expect(field?.value).toBe('K7');
    expect(document.activeElement).not.toBe(field);
  },
);

test('what a person converts is no scan', () => {
  const field = part<HTMLInputElement>('input');
  if (field) typeConverting('sato', field);
  expect(onScan).not.toHaveBeenCalled();
  expect(field?.value).toBe('K7かかかか');
});
