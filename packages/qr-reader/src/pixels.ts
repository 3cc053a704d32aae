/** The fields of ImageData; can also be created without a canvas. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

/** Crops to the centre of the picture, where the guide frame is. */
export function middleOf(image: Pixels, share: number): Pixels {
  const side = Math.round(Math.min(image.width, image.height) * share);
  const left = (image.width - side) >> 1;
  const top = (image.height - side) >> 1;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++) {
    const start = ((top + y) * image.width + left) * 4;
    data.set(image.data.subarray(start, start + side * 4), y * side * 4);
  }
  return { data, width: side, height: side };
}

/** Resizes: box filter when shrinking, bilinear when enlarging. */
export function resized(image: Pixels, scale: number): Pixels {
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const take = scale < 1 ? meanOf(image, scale) : betweenOf(image, scale);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) data[place + channel] = take(x, y, channel);
    }
  return { data, width, height };
}

type Take = (x: number, y: number, channel: number) => number;

const meanOf =
  ({ data, width, height }: Pixels, scale: number): Take =>
  (x, y, channel) => {
    const right = Math.min(width, Math.max(Math.ceil(x / scale) + 1, Math.floor((x + 1) / scale)));
    const bottom = Math.min(
      height,
      Math.max(Math.ceil(y / scale) + 1, Math.floor((y + 1) / scale)),
    );
    let sum = 0;
    let count = 0;
    for (let row = Math.floor(y / scale); row < bottom; row++)
      for (let column = Math.floor(x / scale); column < right; column++) {
        sum += data[(row * width + column) * 4 + channel] ?? 0;
        count++;
      }
    return count === 0 ? 0 : sum / count;
  };

const betweenOf =
  ({ data, width, height }: Pixels, scale: number): Take =>
  (x, y, channel) => {
    const at = (column: number, row: number) =>
      data[(Math.min(height - 1, row) * width + Math.min(width - 1, column)) * 4 + channel] ?? 0;
    const fromX = Math.max(0, (x + 0.5) / scale - 0.5);
    const fromY = Math.max(0, (y + 0.5) / scale - 0.5);
    const [column, row] = [Math.floor(fromX), Math.floor(fromY)];
    const [right, down] = [fromX - column, fromY - row];
    const upper = at(column, row) * (1 - right) + at(column + 1, row) * right;
    const lower = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
    return upper * (1 - down) + lower * down;
  };
