import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CartIcon } from '../../icons';
import { IconButton } from '../IconButton/IconButton';
import { Button } from './Button';

test('the types accept on a link only what a link applies', async () => {
  await render(
    <>
      {/* @ts-expect-error A link cannot submit. */}
      <Button href="#a" type="submit" />
      {/* @ts-expect-error A link takes no attributes of a button. */}
      <Button href="#a" name="action" value="a" />
      {/* @ts-expect-error Only a link opens in a new tab. */}
      <Button newTab>購入する</Button>
      <Button type="submit" name="action" value="b">
        送信する
      </Button>
    </>,
  );
  await expect
    .element(page.getByRole('button', { name: '送信する' }))
    .toHaveAttribute('name', 'action');
});

test('an icon that opens a new tab has its label and the announcement as its name', async () => {
  await render(
    <IconButton label="カート" icon={<CartIcon />} href="https://example.com/" newTab />,
  );
  await expect
    .element(page.getByRole('link', { name: 'カート （新しいタブで開きます）' }))
    .toHaveAttribute('target', '_blank');
});
