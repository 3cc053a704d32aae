import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../Dialog/Dialog';
import { Menu } from './Menu';

const items = [
  { id: 'edit', label: '編集' },
  { id: 'delete', label: '削除', tone: 'danger' },
] as const;

const trigger = () => page.getByRole('button', { name: 'メニュー' });
const menu = () => page.getByRole('menu');

test('one that was never opened is only its button', async () => {
  const { container } = await render(<Menu label="メニュー" items={items} onSelect={() => {}} />);
  await expect.element(trigger()).toBeVisible();
  expect(container.children).toHaveLength(1);
  expect(trigger().element().hasAttribute('aria-controls')).toBe(false);
  await trigger().click();
  await expect.element(menu()).toBeVisible();
  expect(trigger().element().getAttribute('aria-controls')).toBe(menu().element().id);
});

test('a tap elsewhere closes it, and so does a second tap on the button', async () => {
  await render(
    <>
      <p>別の場所</p>
      <Menu label="メニュー" items={items} onSelect={() => {}} />
    </>,
  );
  await trigger().click();
  await expect.element(menu()).toBeVisible();
  await page.getByText('別の場所').click();
  await expect.element(menu()).not.toBeInTheDocument();
  await trigger().click();
  await expect.element(menu()).toBeVisible();
  await trigger().click();
  await expect.element(menu()).not.toBeInTheDocument();
});

test('Tab closes it and moves on', async () => {
  await render(
    <>
      <Menu label="メニュー" items={items} onSelect={() => {}} />
      <button type="button">次</button>
    </>,
  );
  await trigger().click();
  await expect.element(page.getByRole('menuitem', { name: '編集' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '次' })).toHaveFocus();
});

test('works inside a modal dialog, which stays open on Escape', async () => {
  const onClose = vi.fn();
  const onSelect = vi.fn();
  await render(
    <Dialog open title="注文詳細" onClose={onClose}>
      <Menu label="メニュー" items={items} onSelect={onSelect} />
    </Dialog>,
  );
  await trigger().click();
  await expect.element(menu()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await trigger().click();
  await page.getByRole('menuitem', { name: '削除' }).click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('delete');
});

test('[ENG-02] without popovers it opens as a dialog, with the same keys and taps', async () => {
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover');
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  onTestFinished(() => {
    if (popover) Object.defineProperty(HTMLElement.prototype, 'popover', popover);
  });
  const onSelect = vi.fn();
  await render(
    <>
      <p>別の場所</p>
      <Menu label="メニュー" items={items} onSelect={onSelect} />
    </>,
  );
  await expect.element(menu()).not.toBeInTheDocument();

  await trigger().click();
  await expect.element(page.getByRole('menuitem', { name: '編集' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');

  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: '削除' })).toHaveFocus();
  await page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true });
  await expect.element(menu()).not.toBeInTheDocument();

  await trigger().click();
  await page.getByRole('menuitem', { name: '削除' }).click();
  await expect.element(menu()).not.toBeInTheDocument();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('delete');
});

test('is anchored to its button and adds no style element to the page', async () => {
  await render(<Menu label="メニュー" items={items} onSelect={() => {}} />);
  const before = document.querySelectorAll('style').length;
  await trigger().click();
  await expect.element(page.getByRole('menuitem', { name: '編集' })).toHaveFocus();
  const button = trigger().element().getBoundingClientRect();
  const popup = menu().element().getBoundingClientRect();
  expect(popup.top).toBeGreaterThanOrEqual(button.bottom - 8);
  expect(popup.top).toBeLessThan(button.bottom + 16);
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
