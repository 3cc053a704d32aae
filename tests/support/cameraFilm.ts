import { PNG } from 'pngjs';
import { qrModules, quietZone } from '../../packages/server/src/modules/cards/sheet/qrModules.ts';

type Scene = {
  /** The QR code in front of the camera; without it an empty wall. */
  code?: string;
  /** The code is scratched and unreadable. */
  damaged?: boolean;
};

const [width, height] = [640, 480];
const [wall, paper, ink] = [150, 235, 20];

/** A video of one frame, which Chromium's fake camera plays in a loop. */
export function cameraFilm(scene: Scene): Buffer {
  const grey = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), draw(scene), grey]);
  const head = `YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`;
  return Buffer.concat([Buffer.from(head), frame, frame]);
}

/** The same as a photo file. */
export function pictureOf(scene: Scene) {
  const image = new PNG({ width, height });
  for (const [at, value] of draw(scene).entries())
    image.data.set([value, value, value, 255], at * 4);
  return { name: 'card.png', mimeType: 'image/png', buffer: PNG.sync.write(image) };
}

function draw({ code, damaged = false }: Scene): Buffer {
  const luma = Buffer.alloc(width * height, wall);
  if (code !== undefined) drawCode(luma, code, damaged);
  return luma;
}

function drawCode(luma: Buffer, code: string, damaged: boolean) {
  const { size, bars } = qrModules(code);
  const whole = size + 2 * quietZone;
  const scale = Math.floor((height * 0.6) / whole);
  const margin = Math.floor((width - whole * scale) / 2);
  const top = Math.floor((height - whole * scale) / 2);
  const fill = (column: number, row: number, across: number, down: number, value: number) => {
    for (let y = 0; y < down * scale; y++) {
      const start = (top + row * scale + y) * width + margin + column * scale;
      luma.fill(value, start, start + across * scale);
    }
  };
  fill(0, 0, whole, whole, paper);
  for (const { column, row, width: across } of bars)
    fill(column + quietZone, row + quietZone, across, 1, ink);
  const middle = quietZone + Math.floor(size / 4);
  if (damaged) fill(middle, middle, Math.ceil(size / 2), Math.ceil(size / 2), wall);
}
