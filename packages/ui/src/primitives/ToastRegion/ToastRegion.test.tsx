import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from '../Dialog/Dialog';
import { type ToastItem, ToastRegion } from './ToastRegion';
import { toastDuration } from './useToastRegion';

const two: ToastItem[] = [
  { id: 'a', message: 'ログインしました' },
  { id: 'b', message: 'システムエラーが発生しました。', tone: 'danger' },
];
const dismissed = vi.fn<(id: string) => void>();

function Harness({ start = two, modal = false }: { start?: ToastItem[]; modal?: boolean }) {
  const [items, setItems] = useState(start);
  return (
    <>
      <button type="button">前</button>
      <Dialog open={modal} title="パスワード変更" onClose={() => {}} />
      <ToastRegion
        items={items}
        onDismiss={(id) => {
          dismissed(id);
          setItems((now) => now.filter((item) => item.id !== id));
        }}
      />
    </>
  );
}

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const polite = () => find('[role="status"]');
const urgent = () => find('[role="alert"]');
const toast = () => find('section[popover] > div');
/** `render` resets the flag when it is done; React would then warn about our own calls of act. */
function acting(work: () => void) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(work);
}
const pass = (time: number) => acting(() => vi.advanceTimersByTime(time));
/** The region is empty for a moment before its text. */
const appear = () => pass(100);

function point(type: 'pointerover' | 'pointerout') {
  acting(() => void toast().dispatchEvent(new PointerEvent(type, { bubbles: true })));
}

function turnPage(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  acting(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  dismissed.mockClear();
});

test('[ERR-06] the live regions exist before their text', async () => {
  await render(<Harness />);
  expect(polite()).toHaveTextContent('');
  expect(find('section[popover]').matches(':popover-open')).toBe(true);
  appear();
  expect(polite()).toHaveTextContent('ログインしました');
});

test('[ERR-06] a toast is shown for 2000 ms, then the next one', async () => {
  await render(<Harness />);
  expect(toastDuration).toBe(2000);
  appear();
  pass(1999);
  expect(dismissed).not.toHaveBeenCalled();
  expect(urgent()).toHaveTextContent('');
  pass(1);
  expect(dismissed.mock.calls).toEqual([['a']]);
  appear();
  expect(polite()).toHaveTextContent('');
  expect(urgent()).toHaveTextContent('システムエラーが発生しました。');
  pass(2000);
  expect(dismissed.mock.calls).toEqual([['a'], ['b']]);
});

test('the timer pauses on hover and continues where it was', async () => {
  await render(<Harness />);
  appear();
  pass(1500);
  point('pointerover');
  pass(60_000);
  expect(dismissed).not.toHaveBeenCalled();
  point('pointerout');
  pass(499);
  expect(dismissed).not.toHaveBeenCalled();
  pass(1);
  expect(dismissed).toHaveBeenCalledExactlyOnceWith('a');
});

test('the timer pauses while the page is hidden', async () => {
  await render(<Harness />);
  appear();
  turnPage(true);
  pass(60_000);
  expect(dismissed).not.toHaveBeenCalled();
  turnPage(false);
  pass(2000);
  expect(dismissed).toHaveBeenCalledExactlyOnceWith('a');
});

test('the timer pauses while the focus is inside; Escape closes and restores the focus', async () => {
  await render(<Harness />);
  appear();
  const before = find('button');
  acting(() => before.focus());
  acting(() => find('section[popover] button').focus());
  pass(60_000);
  expect(dismissed).not.toHaveBeenCalled();
  acting(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      ),
  );
  expect(dismissed).toHaveBeenCalledExactlyOnceWith('a');
  expect(document.activeElement).toBe(before);
});

test('is moved into a modal dialog that opens, and out when it closes or is removed', async () => {
  const screen = await render(<Harness />);
  appear();
  expect(toast().closest('dialog')).toBeNull();
  await screen.rerender(<Harness modal />);
  await vi.waitFor(() => expect(toast().closest('dialog:modal')).not.toBeNull());
  expect(find('section[popover]').matches(':popover-open')).toBe(true);
  await screen.rerender(<Harness />);
  await vi.waitFor(() => expect(toast().closest('dialog')).toBeNull());
  expect(find('section[popover]').matches(':popover-open')).toBe(true);
  expect(polite()).toHaveTextContent('ログインしました');
});
