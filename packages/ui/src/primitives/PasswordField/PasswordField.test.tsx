import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from './PasswordField';

function Harness() {
  const [value, setValue] = useState('');
  return <PasswordField label="パスワード" value={value} onValueChange={setValue} />;
}

test('showing and hiding the password by click moves neither focus nor caret', async () => {
  await render(<Harness />);
  const input = document.querySelector('input');
  await userEvent.click(page.getByLabelText('パスワード').first());
  await userEvent.keyboard('Hamano-2026{Home}{ArrowRight}{ArrowRight}');
  expect([input?.selectionStart, input?.selectionEnd]).toEqual([2, 2]);
  for (const name of ['パスワードを表示', 'パスワードを隠す']) {
    await page.getByRole('button', { name }).click();
    expect(document.activeElement).toBe(input);
    expect([input?.selectionStart, input?.selectionEnd]).toEqual([2, 2]);
  }
  await userEvent.keyboard('X');
  expect(input?.value).toBe('HaXmano-2026');
});
