import sharp from 'sharp';
import type { Club } from './readClub.ts';

type Picture = {
  width: number;
  height: number;
  /** Share of the shorter side that the logo takes. */
  share: number;
  /** Filled with the club's colour. */
  filled?: true;
  /** Only the shape, in white. */
  white?: true;
};

const square = (size: number, share: number) => ({ width: size, height: size, share });

/** Pixels of the devices with iOS 16 or newer, upright: what an installed app shows while it starts. */
const phones = [
  ...['750x1334', '828x1792', '1125x2436', '1170x2532', '1179x2556', '1206x2622'],
  ...['1242x2208', '1242x2688', '1260x2736', '1284x2778', '1290x2796', '1320x2868'],
];
const tablets = [
  ...['1488x2266', '1536x2048', '1620x2160', '1640x2360', '1668x2224', '1668x2388'],
  ...['1668x2420', '2048x2732', '2064x2752'],
];

const startPictures = Object.fromEntries(
  [...phones, ...tablets, ...tablets.map((size) => size.split('x').reverse().join('x'))].map(
    (size): [string, Picture] => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      return [`start/${size}.png`, { width, height, share: 0.4, filled: true }];
    },
  ),
);

/**
 * A maskable icon is cut to a circle of four fifths, and Apple rounds the corners. Of the badge in the status bar
 * only the shape shows. `share` is what other services show beside a link.
 */
export const pictures: Record<string, Picture> = {
  'icons/icon-192.png': square(192, 1),
  'icons/icon-512.png': square(512, 1),
  'icons/maskable-512.png': { ...square(512, 0.7), filled: true },
  'icons/apple-touch-icon.png': { ...square(180, 0.72), filled: true },
  'icons/badge-96.png': { ...square(96, 0.9), white: true },
  'share.png': { width: 1200, height: 630, share: 0.62, filled: true },
  ...startPictures,
};

/** The club's logo; without one a shield in its colour. */
export const logoOf = ({ logo, color }: Pick<Club, 'logo' | 'color'>): string =>
  logo ??
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M32 3 58 12v22c0 14-12 23-26 27C18 57 6 48 6 34V12z" fill="#fff"/><path d="M32 8 53 15v19c0 11-9 18-21 22-12-4-21-11-21-22V15z" fill="${color}"/><path d="m32 19 4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z" fill="#fff"/></svg>`;

/** Draws one picture as PNG. */
export async function drawPicture(
  club: Pick<Club, 'logo' | 'color'>,
  { width, height, share, filled, white }: Picture,
): Promise<Buffer> {
  const size = Math.round(Math.min(width, height) * share);
  const mark = await drawLogo(club, size);
  const sign = white ? await inWhite(mark, size) : mark;
  const background = filled ? club.color : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: sign, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** With its size in the SVG itself: a picture that is enlarged afterwards is blurred. */
const drawLogo = (club: Pick<Club, 'logo' | 'color'>, size: number): Promise<Buffer> =>
  sharp(Buffer.from(logoOf(club).replace('<svg ', `<svg width="${size}" height="${size}" `)), {
    limitInputPixels: 4_000_000,
  })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();

async function inWhite(mark: Buffer, size: number): Promise<Buffer> {
  const alpha = await sharp(mark).ensureAlpha().extractChannel('alpha').toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' } })
    .joinChannel(alpha)
    .png()
    .toBuffer();
}
