/** Violations a component must not commit. Each must be detected, or the crawl proves nothing. */
export const planted: Record<string, () => void> = {
  'style attribute': () => {
    document.body.setAttribute('style', 'color: red');
  },
  'style element': () => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
  },
  'markup as a string': () => {
    document.body.innerHTML = '<p style="color: red">red</p>';
  },
  'inline handler': () => {
    document.body.setAttribute('onclick', 'alert(1)');
    document.body.click();
  },
  'code from a string': () => {
    // biome-ignore lint/security/noGlobalEval: That it is refused is what is tested.
    globalThis.eval('1 + 1');
  },
  'picture from elsewhere': () => {
    const image = new Image();
    image.src = 'http://elsewhere.invalid/a.png';
    document.body.append(image);
  },
};
