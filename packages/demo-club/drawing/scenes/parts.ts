import { club } from '../palette.ts';
import { dice, glow, gradient, path, picture, round } from '../svg.ts';

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);
export const wide = (content: string) => picture(800, 600, content);
export const tall = (content: string) => picture(600, 800, content);

export const sky = (stops: readonly string[], width: number, height: number) =>
  `<defs>${gradient('sky', stops)}${glow('glow', ['#fff3d0/.95', '#fff3d0/0'])}</defs>${path(`M0 0H${width}V${height}H0Z`, 'url(#sky)')}`;

export function spots(
  seed: number,
  count: number,
  width: number,
  top: number,
  bottom: number,
  colors: readonly string[],
  size = 3,
) {
  const throwDie = dice(seed);
  return range(count)
    .map(() => {
      const [x, y, r] = [
        throwDie() * width,
        top + throwDie() * (bottom - top),
        size * (0.5 + throwDie()),
      ];
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colors[Math.floor(throwDie() * colors.length)]}"/>`;
    })
    .join('');
}

export const lamp = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${path('M-6 0H6L9 240H-9Z', '#1b1420')}${path('M-64-56H64V4H-64Z', '#241a26')}${range(
    10,
  )
    .map(
      (index) =>
        `<circle cx="${-48 + (index % 5) * 24}" cy="${index < 5 ? -40 : -14}" r="28" fill="url(#glow)" opacity=".5"/><circle cx="${-48 + (index % 5) * 24}" cy="${index < 5 ? -40 : -14}" r="8" fill="#fffdf2"/>`,
    )
    .join('')}</g>`;

export const crowd = ['#f6e9df', '#c32034', '#e8505e', '#a01829', '#e9c46a', '#f3ece6', '#5a2430'];

export const stands = (y: number, seed: number) =>
  `${path(`M0 ${y}Q400 ${y - 70} 800 ${y}V${y + 140}H0Z`, '#2b1722')}<clipPath id="stands">${path(`M0 ${y + 6}Q400 ${y - 64} 800 ${y + 6}V${y + 120}Q400 ${y + 66} 0 ${y + 120}Z`, '#000')}</clipPath><g clip-path="url(#stands)">${spots(seed, 620, 800, y - 60, y + 130, crowd, 4)}</g>${path(`M0 ${y + 108}Q400 ${y + 56} 800 ${y + 108}V${y + 136}Q400 ${y + 84} 0 ${y + 136}Z`, club.dark)}`;

export const field = (y: number, light: string, dark: string) =>
  `${path(`M0 ${y}Q400 ${y - 52} 800 ${y}V600H0Z`, dark)}${range(5)
    .map((index) =>
      path(
        `M${index * 190 - 90} ${y + 8}L${index * 250 - 300} 600h130L${index * 190} ${y + 2}Z`,
        light,
        'opacity=".5"',
      ),
    )
    .join(
      '',
    )}${path(`M400 ${y + 34}L640 ${y + 126}L400 ${y + 236}L160 ${y + 126}Z`, '#b5754a')}${path(`M400 ${y + 62}L572 ${y + 126}L400 ${y + 202}L228 ${y + 126}Z`, light)}<ellipse cx="400" cy="${y + 130}" rx="34" ry="12" fill="#b5754a"/>${path(`M160 ${y + 126}L-60 ${y + 40}M640 ${y + 126}L860 ${y + 40}`, 'none', 'stroke="#fff" stroke-width="3" opacity=".7"')}${[
    [400, y + 36],
    [636, y + 126],
    [164, y + 126],
  ]
    .map(([x, z]) => path(`M${x} ${Number(z) - 6}l14 6l-14 6l-14-6Z`, '#fff'))
    .join('')}`;
