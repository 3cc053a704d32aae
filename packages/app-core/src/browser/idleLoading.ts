// What a later visit needs, such as offline copies, must not take the connection from what the screen shows.

const stepMs = 500;
/** On a screen that never comes to rest. */
const longestMs = 30_000;

/** Runs the task once the screen has all it needs and the network is idle. Returns a function that cancels it. */
export function afterScreen(task: () => void): () => void {
  const latest = performance.now() + longestMs;
  let loaded = -1;
  const look = () => {
    const before = loaded;
    loaded = performance.getEntriesByType('resource').length;
    const isIdle = isComplete() && loaded === before;
    if (isIdle || performance.now() > latest) task();
    else timer = setTimeout(look, stepMs);
  };
  let timer = setTimeout(look, stepMs);
  return () => clearTimeout(timer);
}

/** No skeleton, and no picture in the window that is still loading. */
function isComplete(): boolean {
  if (document.readyState !== 'complete') return false;
  if (document.querySelector('[aria-busy="true"]')) return false;
  return [...document.images].every((image) => image.complete || !isInWindow(image));
}

/** Its middle: a lazy picture of which a carousel shows no more than an edge, or nothing, may never load. */
function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

/** The person has asked the browser to load little. */
export const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
