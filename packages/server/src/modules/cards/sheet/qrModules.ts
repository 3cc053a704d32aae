import { create } from 'qrcode';

/** Dark modules side by side, as one bar; counted from the top left, in modules. */
export type Bar = { column: number; row: number; width: number };

export type QrModules = { size: number; bars: Bar[] };

/** Level M survives a scratch and stays coarse enough for an old camera, as the app's own codes do. */
export function qrModules(text: string): QrModules {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const bars: Bar[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < size && modules.get(row, column + 1)) column += 1;
      bars.push({ column: start, row, width: column - start + 1 });
    }
  }
  return { size, bars };
}

/** White around the code, in modules; a reader needs it to find the edges. */
export const quietZone = 4;
