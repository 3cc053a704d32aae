import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel, type CarouselProps } from './Carousel';

const names = ['いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな'];

function Box({ width = 350, ...props }: Partial<CarouselProps<string>> & { width?: number }) {
  return (
    <div style={{ width }}>
      <p style={{ height: 60 }}>よそ</p>
      <Carousel
        items={names.slice(0, 3)}
        getKey={(name) => name}
        renderItem={(name) => <a href="#slide">{name}</a>}
        label="見本"
        {...props}
      />
    </div>
  );
}

function Owner({ onChoose }: { onChoose: (index: number) => void }) {
  const [selected, setSelected] = useState(2);
  return (
    <Box
      {...{ items: names, visible: 5, gap: 10, centered: true, motion: { loop: true }, selected }}
      onSelect={(index) => {
        onChoose(index);
        setSelected(index);
      }}
    />
  );
}

const root = () => page.getByRole('group', { name: '見本' }).element();
const slides = () => [...root().querySelectorAll<HTMLElement>('[aria-roledescription="スライド"]')];
const shown = () => slides().flatMap((slide) => (slide.inert ? [] : [slide.textContent]));
const lefts = () =>
  slides().map(
    (slide) =>
      Math.round(slide.getBoundingClientRect().left - root().getBoundingClientRect().left) || 0,
  );
const track = () => slides()[0]?.parentElement;
const frames = async (count: number) => {
  for (let turn = 0; turn < count; turn++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const lookAway = () => userEvent.hover(page.getByText('よそ'));
const pass = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await frames(2);
};

function stubStillness(matches: boolean) {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    if (query.includes('reduced-motion'))
      Object.defineProperty(list, 'matches', { value: matches });
    return list;
  });
}

function hidePage(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the first paint has the final layout', () => {
  test.each<[string, Partial<CarouselProps<string>>, number[]]>([
    ['one at a time', { gap: 50 }, [0]],
    ['a later one, looping', { gap: 50, motion: { loop: true }, initialIndex: 2 }, [0]],
    [
      'five, centred on the third',
      {
        items: names,
        visible: 5,
        gap: 10,
        centered: true,
        motion: { loop: true },
        initialIndex: 2,
      },
      [0, 72, 144, 216, 288],
    ],
    [
      'five, centred on the first: the last ones stand to its left',
      { items: names, visible: 5, gap: 10, centered: true, motion: { loop: true } },
      [0, 72, 144, 216, 288],
    ],
    [
      'as many as visible, centred on the first',
      { items: names.slice(0, 5), visible: 5, gap: 10, centered: true, motion: { loop: true } },
      [0, 72, 144, 216, 288],
    ],
    ['fewer than visible', { visible: 5, gap: 10, motion: { loop: true } }, [0, 72, 144]],
    ['the last of a row that ends', { items: names, visible: 3, initialIndex: 6 }, [0, 117, 233]],
  ])('%s', async (_name, props, expected) => {
    const first: number[][] = [];
    const observer = new MutationObserver(() => {
      if (first.length === 0 && document.querySelector('[aria-roledescription="スライド"]')) {
        first.push(visible());
      }
    });
    const visible = () =>
      lefts()
        .filter((_left, position) => slides()[position]?.inert === false)
        .sort((a, b) => a - b);
    observer.observe(document.body, { childList: true, subtree: true });
    await render(<Box {...props} />);
    observer.disconnect();
    expect(first).toEqual([expected]);
    await frames(4);
    expect(slides()[0]?.style.transform).toContain('translateX');
    expect(visible()).toEqual(expected);
  });
});

describe('[TOP-03] automatic rotation', () => {
  test('moves at every interval, loops, and turns the live region off meanwhile', async () => {
    stubStillness(false);
    fakeTimers();
    const onSelect = vi.fn();
    await render(<Box motion={{ loop: true, autoplay: 5000 }} onSelect={onSelect} />);
    await lookAway();
    // Returning to the page starts a full interval.
    hidePage(true);
    await frames(2);
    hidePage(false);
    await frames(2);
    expect(track()?.ariaLive).toBe('off');
    await pass(4999);
    expect(shown()).toEqual(['いち']);
    await pass(1);
    expect(shown()).toEqual(['に']);
    await pass(5000);
    await pass(5000);
    expect(shown()).toEqual(['いち']);
    expect(onSelect.mock.calls).toEqual([[1], [2], [0]]);
  });

  test('begins when somebody looks at the page: after an input, or after ten seconds in view', async () => {
    stubStillness(false);
    vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({
      hasBeenActive: false,
      isActive: false,
    });
    fakeTimers();
    const { unmount } = await render(<Box motion={{ loop: true, autoplay: 2500 }} />);
    await pass(9999);
    expect(shown()).toEqual(['いち']);
    expect(track()?.ariaLive).toBe('polite');
    await pass(1);
    await pass(2500);
    expect(shown()).toEqual(['に']);
    await unmount();

    await render(<Box motion={{ loop: true, autoplay: 2500 }} />);
    hidePage(true);
    await frames(2);
    await pass(20_000);
    hidePage(false);
    await frames(2);
    await pass(9000);
    expect(shown()).toEqual(['いち']);
    dispatchEvent(new Event('wheel'));
    await frames(2);
    await pass(2499);
    expect(shown()).toEqual(['いち']);
    await pass(1);
    expect(shown()).toEqual(['に']);
  });

  test('does not start with reduced motion, unless play is pressed', async () => {
    stubStillness(true);
    fakeTimers();
    await render(<Box motion={{ loop: true, autoplay: 5000 }} />);
    await lookAway();
    await pass(20_000);
    expect(shown()).toEqual(['いち']);
    await page.getByRole('button', { name: '再生' }).click();
    await lookAway();
    await frames(1);
    await pass(5000);
    expect(shown()).toEqual(['に']);
  });

  test('pauses on touch, hover, focus, a hidden page and the pause button', async () => {
    stubStillness(false);
    fakeTimers();
    await render(<Box motion={{ loop: true, autoplay: 5000 }} />);
    await lookAway();
    const still = async () => {
      await frames(1);
      expect(track()?.ariaLive).toBe('polite');
      const before = shown();
      await pass(20_000);
      expect(shown()).toEqual(before);
    };
    const moves = async () => {
      await frames(1);
      expect(track()?.ariaLive).toBe('off');
      const before = shown();
      await pass(5000);
      expect(shown()).not.toEqual(before);
    };
    const link = slides()[0]?.querySelector('a');

    link?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
    await still();
    link?.dispatchEvent(new TouchEvent('touchend', { bubbles: true }));
    await moves();

    await userEvent.hover(page.getByRole('button', { name: '次へ' }));
    await still();
    await lookAway();
    await moves();

    // A tapped arrow keeps the focus; nobody reads there with the keyboard until a key is pressed.
    await page.getByRole('button', { name: '次へ' }).click();
    await lookAway();
    await moves();
    await userEvent.keyboard('{ArrowRight}');
    await still();
    const next = page.getByRole('button', { name: '次へ' }).element();
    if (next instanceof HTMLElement) next.blur();
    await moves();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await still();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await moves();

    hidePage(true);
    await still();
    hidePage(false);
    await moves();

    const pause = page.getByRole('button', { name: '一時停止' }).element();
    if (pause instanceof HTMLElement) pause.click();
    await still();
  });
});

test('a swipe selects the neighbour and calls onSelect once', async () => {
  const onSelect = vi.fn();
  await render(<Owner onChoose={onSelect} />);
  await frames(3);
  const start = { bubbles: true, clientX: 200, clientY: 20, cancelable: true };
  track()?.dispatchEvent(new MouseEvent('mousedown', start));
  for (const clientX of [190, 170, 140, 130]) {
    track()?.dispatchEvent(new MouseEvent('mousemove', { ...start, clientX }));
    await frames(2);
  }
  track()?.dispatchEvent(new MouseEvent('mouseup', { ...start, clientX: 130 }));
  await expect.poll(() => onSelect.mock.calls).toEqual([[3]]);
  await expect.poll(() => lefts()[3]).toBe(144);
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('after a swipe the slides move to their place, they do not jump', async () => {
  await render(<Box gap={50} items={names} />);
  await frames(3);
  const start = { bubbles: true, clientX: 300, clientY: 20, cancelable: true };
  track()?.dispatchEvent(new MouseEvent('mousedown', start));
  for (const clientX of [290, 200, 60])
    track()?.dispatchEvent(new MouseEvent('mousemove', { ...start, clientX }));
  const before = lefts()[1];
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  track()?.dispatchEvent(new MouseEvent('mouseup', { ...start, clientX: 60 }));
  await expect.poll(shown).toEqual(['に']);
  vi.advanceTimersByTime(50);
  expect(lefts()[1]).toBeLessThan(Number(before));
  expect(lefts()[1]).toBeGreaterThan(0);
  vi.advanceTimersByTime(1000);
  expect(lefts()[1]).toBe(0);
});

test('back before the first frame of a movement: the chosen slide is the one that stands there', async () => {
  await render(<Box gap={50} items={names} />);
  await frames(3);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  await page.getByRole('button', { name: '2枚目を表示' }).click();
  await page.getByRole('button', { name: '1枚目を表示' }).click();
  expect(shown()).toEqual(['いち']);
  vi.advanceTimersByTime(1000);
  expect(lefts()[0]).toBe(0);
});

test('a jump passes other slides without selecting them', async () => {
  const onSelect = vi.fn();
  const props = { items: names, onSelect, getKey: (name: string) => name };
  await render(<Box {...props} />);
  await page.getByRole('button', { name: '6枚目を表示' }).click();
  await expect.poll(() => lefts()[5]).toBe(0);
  expect(onSelect.mock.calls).toEqual([[5]]);
});

test('a new width draws the slides at once', async () => {
  await render(<Box gap={50} items={names} initialIndex={1} />);
  await frames(3);
  const box = root().parentElement;
  if (box) box.style.width = '250px';
  expect(lefts().slice(0, 3)).toEqual([-300, 0, 300]);
  expect(slides()[1]?.getBoundingClientRect().width).toBe(250);
});

test('a changed width or number of slides is measured again', async () => {
  const props = {
    items: names,
    visible: 5,
    gap: 10,
    centered: true,
    motion: { loop: true },
    initialIndex: 2,
  };
  const { rerender } = await render(<Box {...props} />);
  await frames(3);
  await rerender(<Box {...props} width={250} />);
  await expect.poll(() => lefts().slice(0, 5)).toEqual([0, 52, 104, 156, 208]);
  await rerender(<Box {...props} width={250} items={names.slice(0, 6)} />);
  await expect.poll(() => lefts().slice(0, 5)).toEqual([0, 52, 104, 156, 208]);
  expect(shown()).toHaveLength(5);
});

test('fading shows one slide at a time', async () => {
  await render(<Box motion={{ effect: 'fade', loop: true }} />);
  await page.getByRole('button', { name: '次へ' }).click();
  await expect.poll(() => slides().map((slide) => slide.style.opacity)).toEqual(['0', '1', '0']);
  expect(shown()).toEqual(['に']);
});
