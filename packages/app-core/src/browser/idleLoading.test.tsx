import { beforeEach, expect, test, vi } from 'vitest';
import { afterScreen } from './idleLoading';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

const skeleton = () => {
  const element = document.createElement('div');
  element.ariaBusy = 'true';
  document.body.append(element);
  return element;
};

/** The browser tells where pictures are with a frame. */
const frames = async () => {
  for (let count = 0; count < 2; count++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

test('[NET-02] waits while the screen shows a skeleton', () => {
  const element = skeleton();
  const task = vi.fn();
  afterScreen(task);
  vi.advanceTimersByTime(10_000);
  expect(task).not.toHaveBeenCalled();
  element.remove();
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledOnce();
});

test('[NET-02] waits for a picture in the window, not for one further down', async () => {
  const pictures = [0, 5000].map((top) => {
    const image = new Image(10, 10);
    image.style.cssText = `position: absolute; top: ${top}px; left: 0`;
    Object.defineProperty(image, 'complete', { value: false, configurable: true });
    document.body.append(image);
    return image;
  });
  const task = vi.fn();
  afterScreen(task);
  vi.advanceTimersByTime(10_000);
  await frames();
  expect(task).not.toHaveBeenCalled();
  Object.defineProperty(pictures[0], 'complete', { value: true });
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
});

test('[NET-02] does not wait for a picture of which only an edge is in the window', async () => {
  const image = new Image(60, 80);
  image.style.cssText = 'position: absolute; top: 100px; left: -54px';
  Object.defineProperty(image, 'complete', { value: false });
  document.body.append(image);
  const task = vi.fn();
  afterScreen(task);
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
});

test('asks for no layout to know where a picture is', async () => {
  const image = new Image(10, 10);
  image.style.cssText = 'position: absolute; top: 5000px; left: 0';
  Object.defineProperty(image, 'complete', { value: false });
  const measurement = vi.spyOn(image, 'getBoundingClientRect');
  document.body.append(image);
  const task = vi.fn();
  afterScreen(task);
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  expect(measurement).not.toHaveBeenCalled();
});

test('[NET-02] waits while something still arrives', () => {
  const entries: PerformanceEntryList = [];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [...entries]);
  const task = vi.fn();
  afterScreen(task);
  for (let arrived = 0; arrived < 8; arrived++) {
    entries.push({} as PerformanceEntry);
    vi.advanceTimersByTime(500);
  }
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(task).toHaveBeenCalledOnce();
});

test('a screen that never comes to rest does not prevent it for ever', () => {
  skeleton();
  const task = vi.fn();
  afterScreen(task);
  vi.advanceTimersByTime(31_000);
  expect(task).toHaveBeenCalledOnce();
});

test('can be cancelled', () => {
  const task = vi.fn();
  afterScreen(task)();
  vi.advanceTimersByTime(60_000);
  expect(task).not.toHaveBeenCalled();
});
