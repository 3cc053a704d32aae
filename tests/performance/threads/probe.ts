// These functions run in the page: they cannot use anything outside themselves.

export function watchTasks() {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Milliseconds until the first row is painted, and until the list rests at its end. */
export async function openAtEnd() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const boxOf = () =>
    [...document.querySelectorAll('#root *')].find(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > 900,
    );
  let painted = 0;
  let settled = 0;
  let steady = 0;
  let before = '';
  while (steady < 12 && performance.now() < 30_000) {
    await frame();
    const rows = [...document.querySelectorAll('[role="listitem"]')];
    const shown = rows.filter((row) => getComputedStyle(row).visibility !== 'hidden');
    const box = boxOf();
    if (!box || shown.length === 0) continue;
    if (painted === 0) painted = performance.now();
    const gap = box.scrollHeight - box.clientHeight - box.scrollTop;
    const now = `${rows.length} ${box.scrollTop}`;
    // Beyond 16.7 million pixels browsers reach only every second scroll position.
    const isThere = gap < 3 && now === before;
    if (isThere && steady === 0) settled = performance.now();
    steady = isThere ? steady + 1 : 0;
    before = now;
  }
  const { tasks, began } = window as unknown as { tasks: number[]; began: number };
  const elements = document.querySelectorAll('*').length;
  return {
    painted: painted - began,
    settled: settled - began,
    longest: Math.max(0, ...tasks),
    elements,
  };
}

/**
 * Scrolls up 140 frames of 20 px while 50 older messages are prepended four times; counts frames whose rows
 * did not move by 20 px.
 */
export async function scrollUpWhileOlderCome() {
  const painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
    );
  const box = [...document.querySelectorAll('#root *')].find(
    (element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > 900,
  );
  const tops = () => {
    const found = new Map<string, number>();
    for (const row of document.querySelectorAll('[role="listitem"]')) {
      const id = /\d{6,7}(?=番)/.exec(row.textContent ?? '')?.[0];
      const { top, bottom } = row.getBoundingClientRect();
      if (id && bottom > 0 && top < 844 && getComputedStyle(row).visibility !== 'hidden')
        found.set(id, top);
    }
    return found;
  };
  let wrong = 0;
  let worst = 0;
  let before = tops();
  for (let turn = 0; turn < 140; turn++) {
    if (turn % 30 === 20) (window as unknown as { prepend: () => void }).prepend();
    box?.scrollBy({ top: -20, behavior: 'instant' });
    await painted();
    const now = tops();
    const moves = [...now].flatMap(([id, top]) => {
      const was = before.get(id);
      return was === undefined ? [] : [Math.abs(top - was - 20)];
    });
    const most = moves.length > 0 ? Math.max(...moves) : 844;
    if (most > 1) wrong++;
    if (most > worst) worst = most;
    before = now;
  }
  return { wrong, worst };
}
