import { create } from 'qrcode';

/** A row of adjacent dark modules as one bar; coordinates in modules from the top left. */
export type Bar = { column: number; row: number; width: number };

export type QrModules = { size: number; bars: Bar[] };

/**
 * Level M, as in the app's own codes: it tolerates a scratch, and its modules are large enough for an old
 * camera.
 */
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

/** White margin in modules, which readers need to find the code's edges. */
export const quietZone = 4;
