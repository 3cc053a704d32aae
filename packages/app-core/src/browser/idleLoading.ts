// What a later visit needs, such as offline copies, must not take the connection from what the screen shows.

const stepMs = 500;
/** On a screen that never comes to rest. */
const longestMs = 30_000;

/** Runs the task once the screen has all it needs and the network is idle. Returns a function that cancels it. */
export function afterScreen(task: () => void): () => void {
  const latest = performance.now() + longestMs;
  let loaded = -1;
  // Not getBoundingClientRect: for each picture in a part of the page that is skipped (`content-visibility`) it would
  // lay out that part, 130 ms in the album (processor slowed four times).
  const observer = new IntersectionObserver((pictures) => {
    observer.disconnect();
    // Half of it: a lazy picture of which a carousel shows no more than an edge, or nothing, may never load. The end may
    // have come meanwhile: the browser still tells what it had noted.
    if (timer && pictures.every(({ intersectionRatio }) => intersectionRatio < 0.5)) end();
  });
  const look = () => {
    const before = loaded;
    loaded = performance.getEntriesByType('resource').length;
    const isIdle = loaded === before && isComplete();
    const pictures = [...document.images].filter(({ complete }) => !complete);
    if ((isIdle && pictures.length === 0) || performance.now() > latest) return end();
    if (isIdle) for (const picture of pictures) observer.observe(picture);
    timer = setTimeout(look, stepMs);
  };
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(look, stepMs);
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    observer.disconnect();
  };
  const end = () => {
    cancel();
    task();
  };
  return cancel;
}

const isComplete = () =>
  document.readyState === 'complete' && !document.querySelector('[aria-busy="true"]');

/** The person has asked the browser to load little. */
export const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
