import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './Dialog';

function Harness({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        開く
      </button>
      <button type="button">後ろ</button>
      <Dialog
        open={open}
        title="購入方法"
        actions={<button type="button">進む</button>}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      >
        <p>{'長い説明。'.repeat(400)}</p>
      </Dialog>
    </>
  );
}

function Sudden() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        開く
      </button>
      {open && <Dialog open title="購入方法" onClose={() => setOpen(false)} />}
    </>
  );
}

const opener = () => page.getByRole('button', { name: '開く' });
const dialog = () => page.getByRole('dialog', { name: '購入方法' });

test('Escape calls onClose, and the focus returns to the opener', async () => {
  const onClose = vi.fn();
  await render(<Harness onClose={onClose} />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(opener()).toHaveFocus();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('Escape does not close a dialog whose owner keeps it open, however often', async () => {
  const onClose = vi.fn();
  await render(
    <Dialog
      kind="confirm"
      open
      pending
      title="削除しますか？"
      confirmLabel="削除"
      onConfirm={() => {}}
      onClose={onClose}
    />,
  );
  for (const _ of [1, 2, 3]) await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('one that has never been open asks for no layout of the page around it', async () => {
  const animations = vi.spyOn(Element.prototype, 'getAnimations');
  await render(<Harness />);
  expect(animations).not.toHaveBeenCalled();
  await opener().click();
  await userEvent.keyboard('{Escape}');
  expect(animations).toHaveBeenCalledOnce();
});

test('the page behind is inert', async () => {
  await render(<Harness />);
  await opener().click();
  const behind = page.getByText('後ろ').element();
  for (const _ of [1, 2, 3, 4, 5]) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(behind);
  }
});

test('title and buttons stay visible when a keyboard covers half of the screen', async () => {
  await render(<Harness />);
  await opener().click();
  await page.viewport(320, 380);
  try {
    for (const name of ['閉じる', '進む']) {
      await expect.element(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect.element(page.getByRole('heading')).toBeInViewport({ ratio: 1 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  } finally {
    await page.viewport(390, 844);
  }
});

test('unmounting an open dialog restores the focus and unlocks the page', async () => {
  await render(<Sudden />);
  await opener().click();
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect.element(opener()).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('');
});
