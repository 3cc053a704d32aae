/** Two drawn frames: scroll events, observers and effects of what happened before have run by then. */
export const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
