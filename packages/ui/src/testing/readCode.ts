import { openJsqr } from '@homestand/qr-reader/readers';

const side = 400;

/** Decodes a QR code of the page, drawn on a dark background. */
export async function readCode(code: Element): Promise<string | undefined> {
  const picture = new Image(side, side);
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side * 1.5, height: side * 1.5 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  context.fillStyle = '#101010';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, side / 4, side / 4, side, side);
  const read = await openJsqr();
  const [text] = await read(context.getImageData(0, 0, canvas.width, canvas.height));
  return text;
}
