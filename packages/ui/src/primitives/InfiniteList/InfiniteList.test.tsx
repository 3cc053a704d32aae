import { createRef, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InfiniteList, type InfiniteListProps, type ListPages } from './InfiniteList';
import type { ListEdge } from './useInfiniteList';
import type { InfiniteListHandle } from './useListHandle';

type Row = { id: number; height: number };

/**
 * Even heights: virtua takes the median of those it has measured for the others, and the browser scrolls by whole pixels
 * when one differs by half of one.
 */
const row = (id: number): Row => ({ id, height: 40 + 2 * ((id * 37) % 45) });
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, offset) => row(from + offset));

type ListProps = Partial<Omit<InfiniteListProps<Row>, 'pages'> & ListPages>;

function List({
  start,
  end,
  onLoadMore,
  threshold,
  ...props
}: ListProps & { items: readonly Row[] }) {
  const pages: ListPages = {
    ...(start && { start }),
    ...(end && { end }),
    ...(onLoadMore && { onLoadMore }),
    ...(threshold !== undefined && { threshold }),
  };
  return (
    <div style={props.scroll === 'window' ? {} : { height: 500 }}>
      <InfiniteList
        label="メッセージ"
        scroll="box"
        pages={pages}
        getKey={({ id }) => String(id)}
        renderItem={({ id, height }) => (
          <button type="button" style={{ height, width: '100%' }}>
            {id}
          </button>
        )}
        {...props}
      />
    </div>
  );
}

/** Like a message with a picture of unknown size: it is small first and grows. */
function LateRow({ id, height }: Row) {
  const [grown, setGrown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setGrown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div style={{ height: grown ? height : 24 }}>{id}</div>;
}

type OnCommand = Row & { onGrow: (grow: () => void) => void; onGrown: () => void };
function RowOnCommand({ id, height, onGrow, onGrown }: OnCommand) {
  const [grown, setGrown] = useState(false);
  useLayoutEffect(() => {
    onGrow(() => setGrown(true));
    if (grown) onGrown();
  });
  return <div style={{ height: grown ? height + 200 : height }}>{id}</div>;
}

const box = () => page.getByRole('group', { name: 'メッセージ' }).element();
const shown = () => [...box().querySelectorAll<HTMLElement>('[role="listitem"]')];
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const setBoxHeight = (height: number) => {
  const { parentElement } = box().parentElement ?? {};
  if (parentElement) parentElement.style.height = `${height}px`;
};
const gapAtEnd = () => box().scrollHeight - box().clientHeight - box().scrollTop;

/** Reads between painted frames only: before that, new rows are not measured. */
async function settled() {
  let before = '';
  await expect
    .poll(async () => {
      await frame();
      await frame();
      const rows = shown().map((row) => `${row.textContent} ${row.getBoundingClientRect().top}`);
      const now = [box().scrollTop, ...rows].join();
      const same = now === before && shown().length > 0;
      before = now;
      return same;
    })
    .toBe(true);
}

// Browsers report a ResizeObserver loop as an error of the window.
const errors: string[] = [];
const noteError = ({ message }: ErrorEvent) => errors.push(message);
beforeEach(() => {
  errors.length = 0;
  window.addEventListener('error', noteError);
});

afterEach(() => {
  vi.useRealTimers();
  window.removeEventListener('error', noteError);
});

test('ten thousand rows render no more elements than fit the screen', async () => {
  const handle = createRef<InfiniteListHandle>();
  await render(<List items={rows(1, 10_000)} ref={handle} />);
  await settled();
  expect(box().querySelectorAll('*').length).toBeLessThan(150);

  handle.current?.scrollToIndex(5000);
  await expect.element(page.getByRole('button', { name: '5001', exact: true })).toBeVisible();
  expect(box().querySelectorAll('*').length).toBeLessThan(150);

  handle.current?.scrollToEnd();
  await expect.element(page.getByRole('button', { name: '10000', exact: true })).toBeVisible();
  await expect.poll(gapAtEnd).toBeLessThanOrEqual(1);
});

test.each(['box', 'window'] as const)(
  'a list that opens renders little more than it shows, and each row once: %s',
  async (scroll) => {
    const count = new Map<number, number>();
    const renderItem = ({ id }: Row) => {
      count.set(id, (count.get(id) ?? 0) + 1);
      return (
        <button type="button" style={{ height: 100 }}>
          {id}
        </button>
      );
    };
    const items = rows(1, 10_000);
    await page.viewport(390, 500);
    try {
      const { container } = await render(
        <List {...{ items, scroll, renderItem }} row={{ height: 100 }} />,
      );
      await expect.poll(() => container.querySelectorAll('button').length).toBeGreaterThan(4);
      await frame();
      await frame();
      // Five fit; virtua keeps two more at each side.
      expect(count.size).toBeLessThan(10);
      expect(Math.max(...count.values())).toBe(1);
    } finally {
      await page.viewport(390, 844);
    }
  },
);

let add: (change: (items: Row[]) => Row[]) => void = () => {};
function Growing(props: ListProps) {
  const [items, setItems] = useState(() => rows(1000, 60));
  add = setItems;
  return <List initialPlace="end" {...props} items={items} />;
}

describe('[THR-03] the scroll position stays', () => {
  async function worstMove(change: (items: Row[]) => Row[], scrollStep: number) {
    const anchor = shown().find((row) => row.getBoundingClientRect().top > 120);
    const text = anchor?.textContent;
    const top = () =>
      shown()
        .find((row) => row.textContent === text)
        ?.getBoundingClientRect().top ?? Number.NaN;
    let worst = 0;
    let expected = top();
    for (let turn = 0; turn < 24; turn++) {
      if (turn === 3) add(change);
      if (scrollStep > 0 && turn < 8) {
        box().scrollBy({ top: -scrollStep });
        expected += scrollStep;
      }
      await frame();
      const moved = Math.abs(top() - expected);
      if (!(moved <= worst)) worst = moved;
    }
    return worst;
  }

  const older = (items: Row[]) => [...rows((items[0]?.id ?? 0) - 15, 15), ...items];

  test.each([
    ['at rest', 0],
    ['while scrolling up', 20],
  ])('when 15 older rows are prepended, %s', async (_name, step) => {
    await render(<Growing start="more" />);
    await settled();
    box().scrollTo({ top: 900 });
    await settled();
    expect(await worstMove(older, step)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['at rest', 0],
    ['while scrolling up', 20],
  ])('when the prepended rows grow as their pictures load, %s', async (_name, step) => {
    await render(<Growing start="more" renderItem={(item) => <LateRow {...item} />} />);
    await settled();
    box().scrollTo({ top: 300 });
    await settled();
    expect(await worstMove(older, step)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['at rest', 0],
    ['while scrolling up', 20],
  ])('when a row below grows while older rows are prepended, %s', async (_name, step) => {
    const growths = new Map<number, () => void>();
    const drawnGrown = vi.fn();
    const renderItem = (item: Row) => (
      <RowOnCommand
        {...item}
        onGrow={(grow) => void growths.set(item.id, grow)}
        onGrown={() => drawnGrown(item.id)}
      />
    );
    await render(<Growing start="more" renderItem={renderItem} />);
    await settled();
    box().scrollTo({ top: 300 });
    await settled();
    // In view, below the row that is watched.
    const below = Number(shown().find((row) => row.getBoundingClientRect().top > 260)?.textContent);
    const withGrowth = (items: Row[]) => {
      requestAnimationFrame(() => growths.get(below)?.());
      return older(items);
    };
    expect(await worstMove(withGrowth, step)).toBeLessThanOrEqual(1);
    expect(drawnGrown).toHaveBeenCalledWith(below);
  });

  test('when older and newer rows arrive at once', async () => {
    await render(<Growing />);
    await settled();
    box().scrollTo({ top: 900 });
    await settled();
    const change = (items: Row[]) => [...rows(985, 15), ...items, row(1060), row(1061)];
    expect(await worstMove(change, 0)).toBeLessThanOrEqual(1);
    await expect.element(page.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  });

  test('when a newer row arrives while the user is above the end', async () => {
    await render(<Growing />);
    await settled();
    box().scrollTo({ top: 900 });
    await settled();
    expect(await worstMove((items) => [...items, row(1060)], 0)).toBeLessThanOrEqual(1);
  });

  test('when a newer row arrives before the event of a scroll away from the end', async () => {
    await render(<Growing />);
    await settled();
    await expect.poll(gapAtEnd).toBeLessThanOrEqual(1);
    box().scrollTo({ top: 100 });
    flushSync(() => add((items) => [...items, row(1060)]));
    await settled();
    // Rows that are measured above the first visible one move the offset, not what is seen.
    expect(box().scrollTop).toBeLessThan(200);
  });

  test('at the end the list follows new rows', async () => {
    const onAtEndChange = vi.fn();
    await render(<Growing onAtEndChange={onAtEndChange} />);
    await settled();
    await expect.poll(gapAtEnd).toBeLessThanOrEqual(1);
    for (let id = 1060; id < 1070; id++) {
      add((items) => [...items, row(id)]);
      await frame();
    }
    await expect.element(page.getByRole('button', { name: '1069', exact: true })).toBeVisible();
    await expect.poll(gapAtEnd).toBeLessThanOrEqual(1);
    expect(onAtEndChange).not.toHaveBeenCalled();
    box().scrollTo({ top: 100 });
    await expect.poll(() => onAtEndChange.mock.calls).toEqual([[false]]);
  });
});

describe('[THR-03] when the height of the box changes', () => {
  test('a user at the end stays at the end', async () => {
    const onAtEndChange = vi.fn();
    await render(<Growing onAtEndChange={onAtEndChange} />);
    await settled();
    for (const height of [160, 460, 156, 500]) {
      setBoxHeight(height);
      await settled();
      expect(gapAtEnd()).toBeLessThanOrEqual(1);
    }
    expect(onAtEndChange).not.toHaveBeenCalled();
  });

  test('a measurement before the observers run does not stop following', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await render(<Growing />);
    await settled();
    setBoxHeight(160);
    vi.advanceTimersByTime(1000);
    await frame();
    await frame();
    expect(gapAtEnd()).toBeLessThanOrEqual(1);
  });

  test('a user who opened at a row and sees the end stays at the end', async () => {
    const onAtEndChange = vi.fn();
    await render(
      <Growing initialPlace={{ key: '1057', offset: 48 }} onAtEndChange={onAtEndChange} />,
    );
    await expect.poll(() => onAtEndChange.mock.calls).toEqual([[true]]);
    setBoxHeight(160);
    await settled();
    expect(gapAtEnd()).toBeLessThanOrEqual(1);
  });

  test('a measurement before the observers run does not stop following from a row', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const onAtEndChange = vi.fn();
    const place = { initialPlace: { key: '1057', offset: 48 }, onAtEndChange };
    const { rerender } = await render(<Growing {...place} start="loading" />);
    await settled();
    vi.advanceTimersByTime(1000);
    expect(onAtEndChange.mock.calls).toEqual([[true]]);
    await rerender(<Growing {...place} start="more" />);
    setBoxHeight(160);
    vi.advanceTimersByTime(1000);
    await frame();
    await frame();
    expect(gapAtEnd()).toBeLessThanOrEqual(1);
    expect(onAtEndChange.mock.calls).toEqual([[true]]);
  });

  test('a user above the end stays at the same row', async () => {
    await render(<Growing />);
    await settled();
    box().scrollTo({ top: 900 });
    await settled();
    const anchor = shown().find((row) => row.getBoundingClientRect().top > 40);
    const top = anchor?.getBoundingClientRect().top ?? Number.NaN;
    setBoxHeight(160);
    await settled();
    expect(Math.abs((anchor?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(1);
  });
});

describe('[MSGL-06] the next page', () => {
  const scrollTo = async (share: number) => {
    box().scrollTo({ top: share * box().scrollHeight - box().clientHeight });
    await frame();
    await frame();
  };

  const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  test('is requested at the threshold, at most every 150 ms, once per page', async () => {
    fakeTimers();
    const onLoadMore = vi.fn();
    const { rerender } = await render(
      <List items={rows(1, 40)} end="more" onLoadMore={onLoadMore} />,
    );
    await settled();
    await scrollTo(0.5);
    vi.advanceTimersByTime(1000);
    expect(onLoadMore).not.toHaveBeenCalled();

    await scrollTo(0.75);
    vi.advanceTimersByTime(149);
    expect(onLoadMore).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onLoadMore.mock.calls).toEqual([['end']]);

    for (const share of [0.8, 0.9, 1]) {
      await scrollTo(share);
      vi.advanceTimersByTime(1000);
    }
    expect(onLoadMore).toHaveBeenCalledTimes(1);

    await rerender(<List items={rows(1, 40)} end="loading" onLoadMore={onLoadMore} />);
    await rerender(<List items={rows(1, 80)} end="more" onLoadMore={onLoadMore} />);
    vi.advanceTimersByTime(1000);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    await scrollTo(0.9);
    vi.advanceTimersByTime(150);
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  test.each<ListEdge>(['none', 'failed', 'loading'])(
    'is never requested when the edge is %s',
    async (end) => {
      fakeTimers();
      const onLoadMore = vi.fn();
      await render(<List items={rows(1, 40)} end={end} start={end} onLoadMore={onLoadMore} />);
      await settled();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      for (const share of [0.75, 1]) {
        await scrollTo(share);
        vi.advanceTimersByTime(1000);
      }
      expect(onLoadMore).not.toHaveBeenCalled();
    },
  );

  test('before the first row is requested when scrolling up, not when opening at the end', async () => {
    fakeTimers();
    const onLoadMore = vi.fn();
    await render(
      <List
        items={rows(1, 40)}
        initialPlace="end"
        start="more"
        threshold={0.8}
        onLoadMore={onLoadMore}
      />,
    );
    await settled();
    vi.advanceTimersByTime(1000);
    expect(onLoadMore).not.toHaveBeenCalled();
    box().scrollTo({ top: box().scrollHeight * 0.15 });
    await frame();
    await frame();
    vi.advanceTimersByTime(150);
    expect(onLoadMore.mock.calls).toEqual([['start']]);
  });

  test('is requested until the screen is filled', async () => {
    const onLoadMore = vi.fn();
    await render(<List items={rows(1, 3)} end="more" onLoadMore={onLoadMore} />);
    await expect.poll(() => onLoadMore.mock.calls).toEqual([['end']]);
  });
});

test('a focused row stays mounted out of view', async () => {
  await render(<List items={rows(1, 500)} />);
  await settled();
  const first = page.getByRole('button', { name: '2', exact: true }).element();
  if (first instanceof HTMLElement) first.focus();
  box().scrollTo({ top: 9000 });
  await settled();
  expect(document.activeElement?.textContent).toBe('2');
});

test('measuring rows in a growing page causes no ResizeObserver loop', async () => {
  const { rerender } = await render(<List scroll="window" items={rows(1, 20)} />);
  await expect.element(page.getByRole('button', { name: '1', exact: true })).toBeVisible();
  await rerender(<List scroll="window" items={rows(1, 60)} />);
  window.scrollTo({ top: 2000 });
  await expect.element(page.getByRole('button', { name: '25', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the scroll position also stays when the window scrolls', async () => {
  const { rerender } = await render(
    <List scroll="window" initialPlace="end" items={rows(1000, 60)} />,
  );
  await expect.element(page.getByRole('button', { name: '1059', exact: true })).toBeVisible();
  window.scrollBy({ top: -1500 });
  await frame();
  await frame();
  const buttons = () => [...document.querySelectorAll('[role="listitem"]')];
  const anchor = buttons().find((button) => button.getBoundingClientRect().top > 100);
  const top = anchor?.getBoundingClientRect().top ?? 0;
  await rerender(<List scroll="window" initialPlace="end" items={rows(985, 75)} />);
  for (let turn = 0; turn < 12; turn++) {
    await frame();
    const now = buttons().find((button) => button.textContent === anchor?.textContent);
    expect(Math.abs((now?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(1);
  }
});

describe('[THR-03] a saved position', () => {
  const topOf = (id: number) => {
    const element = shown().find((row) => row.textContent === String(id));
    return element
      ? element.getBoundingClientRect().top - box().getBoundingClientRect().top
      : Number.NaN;
  };

  test.each([
    ['the first rows', 3, 0],
    ['the middle', 5000, 32],
    ['above the box', 5000, -20],
  ])('%s is restored exactly from the first painted frame', async (_name, id, offset) => {
    const rendered = render(
      <List items={rows(0, 10_000)} initialPlace={{ key: `${id}`, offset }} />,
    );
    const list = () => document.querySelector('[role="list"]');
    while (!list()) await frame();
    for (let turn = 0; turn < 10; turn++) {
      await frame();
      // The callback of a frame sees what the previous frame painted.
      if (turn > 0) expect(Math.abs(topOf(id) - offset)).toBeLessThanOrEqual(1);
    }
    await rendered;
  });

  test('near the end opens at the end and then follows it', async () => {
    const onAtEndChange = vi.fn();
    await render(
      <Growing initialPlace={{ key: '1058', offset: 0 }} onAtEndChange={onAtEndChange} />,
    );
    await expect.poll(() => onAtEndChange.mock.calls).toEqual([[true]]);
    add((items) => [...items, row(1060), row(1061)]);
    await settled();
    await expect.poll(gapAtEnd).toBeLessThanOrEqual(1);
  });

  test('is reported while scrolling and on unmount, and restores the same pixel', async () => {
    const onPlaceChange = vi.fn();
    const { unmount } = await render(<Growing onPlaceChange={onPlaceChange} />);
    await settled();
    expect(onPlaceChange).not.toHaveBeenCalled();
    box().scrollTo({ top: 1500 });
    await expect.poll(() => onPlaceChange.mock.calls.length).toBe(1);
    box().scrollBy({ top: -77 });
    await frame();
    await frame();
    await unmount();
    const place = onPlaceChange.mock.lastCall?.[0];
    expect(place).toMatchObject({ key: expect.any(String), offset: expect.any(Number) });

    await render(<Growing initialPlace={place} />);
    await settled();
    expect(Math.abs(topOf(Number(place.key)) - place.offset)).toBeLessThanOrEqual(1);
  });

  test('stays when rows above and in view are removed', async () => {
    await render(<Growing />);
    await settled();
    box().scrollTo({ top: 1500 });
    await settled();
    const inView = shown().filter((row) => topOf(Number(row.textContent)) >= 0);
    const [anchor, next] = inView.map((row) => Number(row.textContent));
    const before = topOf(anchor ?? 0);
    add((items) => items.filter(({ id }) => id !== 1005 && id !== next));
    for (let turn = 0; turn < 8; turn++) {
      await frame();
      if (turn > 0) expect(Math.abs(topOf(anchor ?? 0) - before)).toBeLessThanOrEqual(1);
    }
  });

  test('can be scrolled to, and is kept until the user scrolls', async () => {
    const handle = createRef<InfiniteListHandle>();
    await render(<Growing ref={handle} />);
    await settled();
    handle.current?.scrollToPlace({ key: '1010', offset: 40 });
    await settled();
    expect(Math.abs(topOf(1010) - 40)).toBeLessThanOrEqual(1);
    add((items) => [...rows(900, 100), ...items]);
    await settled();
    expect(Math.abs(topOf(1010) - 40)).toBeLessThanOrEqual(1);
  });

  test('at the end stays when `stay` is called', async () => {
    const handle = createRef<InfiniteListHandle>();
    await render(<Growing ref={handle} />);
    await settled();
    const first = Number(shown().find((row) => topOf(Number(row.textContent)) >= 0)?.textContent);
    const before = topOf(first);
    handle.current?.stay();
    add((items) => items.map((item) => (item.id === 1059 ? { ...item, height: 400 } : item)));
    await settled();
    expect(Math.abs(topOf(first) - before)).toBeLessThanOrEqual(1);
  });
});

test('`boxFromBottom` places a few rows at the bottom', async () => {
  await render(<List items={rows(1, 2)} initialPlace="end" scroll="boxFromBottom" />);
  await settled();
  const last = shown().at(-1)?.getBoundingClientRect().bottom ?? 0;
  expect(Math.abs(last - box().getBoundingClientRect().bottom)).toBeLessThanOrEqual(1);
});
