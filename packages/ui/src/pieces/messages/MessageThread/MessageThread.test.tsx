import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ThreadMessage } from '../MessageBubble/threadMessage';
import { MessageThread, type MessageThreadProps } from './MessageThread';

const started = Date.parse('2026-10-01T09:00:00+09:00');

function message(id: number, more: Partial<ThreadMessage> = {}): ThreadMessage {
  const isPicture = id % 7 === 3;
  return {
    key: `${id}`,
    messageId: `${id}`,
    own: id % 3 === 0,
    senderType: id % 3 === 0 ? 'user' : 'player',
    senderId: id % 3 === 0 ? 'sakura' : '1',
    senderName: id % 3 === 0 ? '浜野 さくら' : '黒田 蓮',
    senderAvatar: '',
    kind: isPicture ? 'image' : 'text',
    text: isPicture ? '' : `${id}番。${'次のホームゲームも全力で投げます。'.repeat(1 + (id % 5))}`,
    at: new Date(started + id * 1_000_000).toISOString(),
    media: isPicture
      ? {
          url: 'data:,',
          thumbnailUrl: null,
          // Some have no size, like messages from before sizes were stored.
          width: id % 2 === 0 ? 320 : null,
          height: id % 2 === 0 ? 240 : null,
          duration: null,
          fileName: null,
        }
      : null,
    state: 'sent',
    progress: null,
    ...more,
  };
}

const messages = (from: number, count: number) =>
  Array.from({ length: count }, (_, offset) => message(from + offset));

const noActions: MessageThreadProps['actions'] = {
  onOpenMedia() {},
  onDelete() {},
  onResend() {},
  onDiscard() {},
  onCancel() {},
};

let change: (next: (items: readonly ThreadMessage[]) => readonly ThreadMessage[]) => void;

function Thread({
  initial,
  height = 600,
  ...props
}: Partial<MessageThreadProps> & { initial: readonly ThreadMessage[]; height?: number }) {
  const [items, setItems] = useState(initial);
  change = setItems;
  return (
    <div style={{ height }}>
      <MessageThread
        items={items}
        topicKind="private"
        label="トーク"
        older={{ status: 'more', onLoad: () => {} }}
        firstUnreadKey={null}
        place={null}
        actions={noActions}
        links={{ trustedOrigins: [], onAsk() {} }}
        {...props}
      />
    </div>
  );
}

const box = () => page.getByRole('group', { name: 'トーク' }).element() as HTMLElement;
const rows = () => [...box().querySelectorAll<HTMLElement>('[role="listitem"]')];
/** Resolves after the next frame has been laid out, when measurements match what was painted. */
const frame = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    }),
  );
const gapAtEnd = () => box().scrollHeight - box().clientHeight - box().scrollTop;
const topOf = (element: Element | null | undefined) =>
  (element?.getBoundingClientRect().top ?? Number.NaN) - box().getBoundingClientRect().top;
const rowOf = (id: number) => rows().find((row) => row.textContent?.includes(`${id}番。`));

/** Whether a row is drawn where the box has been scrolled to. */
const showsRows = () =>
  rows().some((row) => topOf(row) < box().clientHeight && topOf(row) + row.clientHeight > 0);

/** A scroll event comes with a frame: without one in between, the rows are those of the position before. */
async function settled() {
  let before = '';
  await expect
    .poll(async () => {
      await frame();
      await frame();
      const now = `${box().scrollTop} ${rows().length} ${rows()[0]?.textContent}`;
      const same = now === before && showsRows();
      before = now;
      return same;
    })
    .toBe(true);
}

/** Number in the first visible text. */
function firstInView(): number {
  const row = rows().find((row) => topOf(row) > 60 && /\d+番。/.test(row.textContent ?? ''));
  return Number(/(\d+)番。/.exec(row?.textContent ?? '')?.[1]);
}

describe('[THR-03] the scroll position stays', () => {
  async function worst(act: () => void, step = 0) {
    const id = firstInView();
    let expected = topOf(rowOf(id));
    let most = 0;
    for (let turn = 0; turn < 30; turn++) {
      if (turn === 3) act();
      if (step > 0 && turn < 10) {
        box().scrollBy({ top: -step });
        expected += step;
      }
      await frame();
      const moved = Math.abs(topOf(rowOf(id)) - expected);
      if (!(moved <= most)) most = moved;
    }
    return most;
  }

  test.each([0, 20])('when 50 older messages are loaded, scrolling %i px a frame', async (step) => {
    await render(<Thread initial={messages(1000, 100)} />);
    await settled();
    box().scrollTo({ top: 1200 });
    await settled();
    const older = () => change((items) => [...messages(950, 50), ...items]);
    expect(await worst(older, step)).toBeLessThanOrEqual(1);
  });

  test('when newer messages arrive', async () => {
    await render(<Thread initial={messages(1000, 100)} />);
    await settled();
    box().scrollTo({ top: box().scrollTop - 500 });
    await settled();
    const { scrollTop } = box();
    expect(await worst(() => change((items) => [...items, message(1100), message(1102)]))).toBe(0);
    expect(box().scrollTop).toBe(scrollTop);
    await expect.element(page.getByRole('button', { name: '新着メッセージ 2件' })).toBeVisible();
  });

  test('when a message above is deleted', async () => {
    await render(<Thread initial={messages(1000, 100)} />);
    await settled();
    box().scrollTo({ top: 3000 });
    await settled();
    const gone = () => change((items) => items.filter(({ key }) => key !== '1004'));
    expect(await worst(gone)).toBeLessThanOrEqual(1);
  });
});

test('[THR-04] a thread opens at its end and follows it, also when its height shrinks', async () => {
  const { rerender } = await render(<Thread initial={messages(1000, 60)} />);
  await settled();
  await expect.poll(gapAtEnd).toBeLessThanOrEqual(1);
  for (let id = 1060; id < 1070; id++) {
    change((items) => [...items, message(id)]);
    await frame();
  }
  await settled();
  await expect.poll(gapAtEnd).toBeLessThanOrEqual(1);
  await rerender(<Thread initial={[]} height={264} />);
  await expect.poll(gapAtEnd).toBeLessThanOrEqual(1);
  await rerender(<Thread initial={[]} height={600} />);
  await expect.poll(gapAtEnd).toBeLessThanOrEqual(1);
});

test('the unread mark keeps its place while new messages arrive, and disappears after a reply', async () => {
  const initial = messages(1000, 100);
  const { rerender } = await render(<Thread initial={initial} firstUnreadKey="1050" />);
  await settled();
  const mark = () => page.getByText('ここから未読').query();
  const top = topOf(mark());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(160);

  change((items) => [...messages(950, 50), ...items, message(1100)]);
  await rerender(<Thread initial={initial} firstUnreadKey={null} />);
  await settled();
  expect(Math.abs(topOf(mark()) - top)).toBeLessThanOrEqual(1);

  change((items) => [
    ...items,
    message(1103, { own: true, kind: 'text', text: '行きます', state: 'sending', messageId: null }),
  ]);
  await expect.element(page.getByText('行きます')).toBeVisible();
  await expect.poll(gapAtEnd).toBeLessThanOrEqual(1);
  expect(mark()).toBeNull();
});

test('a thread reopens at the saved position', async () => {
  const onPlaceChange = vi.fn<NonNullable<MessageThreadProps['onPlaceChange']>>();
  const initial = messages(1000, 300);
  const { unmount } = await render(<Thread initial={initial} onPlaceChange={onPlaceChange} />);
  await settled();
  box().scrollTo({ top: 9000 });
  await settled();
  const id = firstInView();
  const top = topOf(rowOf(id));
  await unmount();

  const place = onPlaceChange.mock.lastCall?.[0] ?? null;
  await render(
    <Thread initial={[...initial, message(1301)]} place={place} firstUnreadKey="1301" />,
  );
  await settled();
  expect(Math.abs(topOf(rowOf(id)) - top)).toBeLessThanOrEqual(1);
});

test('an expanded text is still expanded after scrolling away and back', async () => {
  const long = message(1099, { own: false, kind: 'text', text: `1099番。${'あ'.repeat(800)}` });
  await render(<Thread initial={[...messages(1000, 99), long]} />);
  await settled();
  await page.getByRole('button', { name: '続きを読む' }).click();
  await expect.element(page.getByRole('button', { name: '閉じる' })).toBeInTheDocument();
  // A focused row stays mounted while scrolling: move the focus to the box.
  box().focus();
  box().scrollTo({ top: 0 });
  await settled();
  expect(page.getByRole('button', { name: '閉じる' }).query()).toBeNull();
  box().scrollTo({ top: box().scrollHeight });
  await settled();
  await expect.element(page.getByRole('button', { name: '閉じる' })).toBeInTheDocument();
});

test('each incoming message is announced exactly once, and nothing else is announced', async () => {
  const initial = messages(1000, 60);
  const { rerender } = await render(<Thread initial={initial} />);
  await settled();
  const log = page.getByRole('log').element();
  const said: string[] = [];
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) said.push(node.textContent ?? '');
  }).observe(log, { childList: true, subtree: true, characterData: true });

  const own = message(2000, { own: true, kind: 'text', messageId: null, state: 'sending' });
  change((items) => [...messages(900, 100), ...items]);
  change((items) => [...items, own]);
  await frame();
  change((items) => items.map((item) => (item === own ? { ...own, state: 'sent' } : item)));
  await rerender(<Thread initial={initial} label="トーク" />);
  await settled();
  expect(said).toEqual([]);

  change((items) => [
    ...items,
    message(2002, { own: false, kind: 'text', text: 'いま着きました' }),
  ]);
  await frame();
  change((items) => [...items]);
  change((items) => [
    ...items,
    message(2003, { own: false, kind: 'image', senderName: '黒田 蓮' }),
    message(2004, { own: false, kind: 'video', senderName: '黒田 蓮' }),
  ]);
  await frame();
  box().scrollTo({ top: 0 });
  await settled();
  box().scrollTo({ top: box().scrollHeight });
  await settled();
  expect(said).toEqual([
    '選手 黒田 蓮、いま着きました',
    '選手 黒田 蓮、画像が届いています',
    '黒田 蓮、動画が届いています',
  ]);
});

test('[MSGL-06] older messages are requested when eight tenths have been scrolled through', async () => {
  // Before the list has a timer: a real one that is still running would look in place of those below.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onLoad = vi.fn();
  // From the beginning: a pending timer of the real clock would look later than the test does.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Thread initial={messages(1, 60)} older={{ status: 'more', onLoad }} />);
  await settled();
  vi.advanceTimersByTime(1000);
  const scrollTo = async (share: number) => {
    box().scrollTo({ top: (1 - share) * box().scrollHeight });
    await frame();
    await frame();
    vi.advanceTimersByTime(1000);
  };
  await scrollTo(0.75);
  expect(onLoad).not.toHaveBeenCalled();
  await scrollTo(0.9);
  expect(onLoad).toHaveBeenCalledTimes(1);
});
