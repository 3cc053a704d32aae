/** Faults a component must not have. Each must be detected, or the visits prove nothing. */
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
  'part: transparent': () => {
    const box = boxOf('60px', 'unseen');
    box.dataset.planted = '';
    box.style.opacity = '0';
    document.body.append(box);
  },
  'fit: wider than the window': () => {
    document.body.append(boxOf('400px', 'broad'));
  },
  'fit: text cut at the side': () => {
    const box = boxOf('60px', '切れてはいけない長い文');
    box.style.overflow = 'hidden';
    box.style.whiteSpace = 'nowrap';
    document.body.append(box);
  },
  'fit: text cut below': () => {
    const box = boxOf('60px', '切れてはいけない長い文');
    box.style.overflow = 'hidden';
    box.style.height = '36px';
    document.body.append(box);
  },
};

function boxOf(width: string, text: string) {
  const box = document.createElement('div');
  box.style.width = width;
  box.textContent = text;
  return box;
}
