import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A row of adjacent dark modules as one bar; coordinates in modules from the top left. */
export type Bar = { column: number; row: number; width: number };

export type QrModules = { size: number; bars: Bar[] };

/**
 * Read from the picture that the app's own codes are drawn with, which has one rectangle for each bar.
 * Level M: it tolerates a scratch, and its modules are large enough for an old camera.
 */
export function qrModules(text: string): QrModules {
  const code = createElement(QRCodeSVG, { value: text, level: 'M', boostLevel: false });
  const picture = renderToStaticMarkup(code);
  return {
    size: Number(/viewBox="0 0 (\d+)/.exec(picture)?.[1]),
    bars: [...picture.matchAll(/M(\d+)[ ,](\d+) ?h(\d*)v1H\d+z/g)].map(
      ([, column, row, width]) => ({
        column: Number(column),
        row: Number(row),
        width: Number(width),
      }),
    ),
  };
}

/** White margin in modules, which readers need to find the code's edges. */
export const quietZone = 4;
