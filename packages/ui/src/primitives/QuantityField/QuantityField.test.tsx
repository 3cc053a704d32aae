import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuantityField, type QuantityFieldProps } from './QuantityField';

// The provider adds `send`; its types belong to the workspace root and not to this package.
const browser = () =>
  cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };

function Harness({ value: initial, onValueChange, ...props }: Partial<QuantityFieldProps>) {
  const [value, setValue] = useState(initial ?? null);
  return (
    <QuantityField
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const box = () => page.getByRole('textbox', { name: '数量' });
const button = (name: string) => page.getByRole('button', { name });

test('[GOODS-04] the keys e E + - . are ignored, and pasting them shows an error', async () => {
  await render(<Harness value={1} />);
  await userEvent.click(box());
  await userEvent.keyboard('{End}eE+-.2');
  await expect.element(box()).toHaveValue('12');
  await userEvent.clear(box());
  await browser().send('Input.insertText', { text: '3.0e2' });
  await expect.element(box()).toHaveValue('3.0e2');
  await userEvent.tab();
  await expect.element(box()).toHaveAccessibleDescription('正しい数量を入力してください');
});

test('full-width digits are not changed until they are confirmed', async () => {
  const onValueChange = vi.fn();
  await render(<Harness onValueChange={onValueChange} />);
  await userEvent.click(box());
  for (const text of ['１', '１０', '１０５']) {
    await browser().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect.element(box()).toHaveValue(text);
  }
  await browser().send('Input.insertText', { text: '１０５' });
  await expect.element(box()).toHaveValue('105');
  expect(onValueChange).toHaveBeenLastCalledWith(105);
});

test('[GOODS-04] a tenth digit is ignored', async () => {
  await render(<Harness value={123_456_789} />);
  await userEvent.click(box());
  await userEvent.keyboard('{Home}9');
  await expect.element(box()).toHaveValue('123456789');
});

test('five presses in one tick are five steps', async () => {
  await render(<Harness value={1} />);
  const plus = button('数量を増やす').element() as HTMLButtonElement;
  for (let press = 0; press < 5; press += 1) plus.click();
  await expect.element(box()).toHaveValue('6');
});

test('[CART-01] holding the key steps down to 1 and does not delete', async () => {
  const onDelete = vi.fn();
  await render(<Harness value={3} onDelete={onDelete} />);
  (button('数量を減らす').element() as HTMLButtonElement).focus();
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  for (let press = 0; press < 6; press += 1) {
    await browser().send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      autoRepeat: press > 0,
      ...enter,
    });
  }
  await browser().send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  await expect.element(box()).toHaveValue('1');
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledOnce();
});
