/** The part of a picture that is cut out: its centre as shares of width and height, and how much it is enlarged. */
export type Crop = { x: number; y: number; zoom: number };

export type PictureSize = { width: number; height: number };

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const maxZoom = 4;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Side of the square in pixels of the picture. */
export const sideOf = ({ width, height }: PictureSize, { zoom }: Pick<Crop, 'zoom'>) =>
  Math.min(width, height) / zoom;

/** The nearest crop that lies within the picture. */
export function cropWithin(size: PictureSize, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, maxZoom);
  const half = sideOf(size, { zoom }) / 2;
  const centre = (share: number, length: number) => clamp(share, half / length, 1 - half / length);
  return { zoom, x: centre(crop.x, size.width), y: centre(crop.y, size.height) };
}

/** Pixels of the square's sides; more than the shop ever shows. */
const maxSide = 1600;

/** The square as a JPEG; null if the browser cannot draw it. */
export function drawCrop(picture: HTMLImageElement, crop: Crop): Promise<Blob | null> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const side = sideOf(size, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(Math.min(side, maxSide));
  const drawing = canvas.getContext('2d');
  if (!drawing) return Promise.resolve(null);
  // A JPEG has no transparency: without a ground it would be black.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [crop.x * size.width - side / 2, crop.y * size.height - side / 2];
  drawing.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
