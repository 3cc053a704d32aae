export type Point = readonly [x: number, y: number];

/** A complete SVG. Its ids must be unique in it, and it must not need a font. */
export const picture = (width: number, height: number, content: string, viewBox?: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox ?? `0 0 ${width} ${height}`}">${content.replaceAll('\n', '')}</svg>`;

/** One decimal place keeps the pictures small and equal on every machine. */
export const round = (value: number) => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const gradient = (id: string, stops: readonly string[], more = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${more}>${stopsOf(stops)}</linearGradient>`;

export const glow = (id: string, stops: readonly string[], more = '') =>
  `<radialGradient id="${id}" ${more}>${stopsOf(stops)}</radialGradient>`;

/** A stop is a colour, or a colour and its opacity: '#fff/.4'. */
function stopsOf(stops: readonly string[]): string {
  const last = Math.max(stops.length - 1, 1);
  return stops
    .map((stop, index) => {
      const [color, opacity] = stop.split('/');
      const seen = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${round((index / last) * 100)}%" stop-color="${color}"${seen}/>`;
    })
    .join('');
}

/** Mixes two colours: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Deterministic pseudo-random numbers from 0 to 1 for a seed. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** An arm or a leg between two points, `from` wide at the first and `to` wide at the second. */
export function limb([ax, ay]: Point, [bx, by]: Point, from: number, to: number, cut = false) {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(by - ay) / length, (ax - bx) / length];
  const at = (x: number, y: number, reach: number) =>
    `${round(x + nx * reach)} ${round(y + ny * reach)}`;
  const end = cut ? 'L' : `A${round(to)} ${round(to)} 0 0 1 `;
  return `M${at(ax, ay, -from)}A${from} ${from} 0 0 1 ${at(ax, ay, from)}L${at(bx, by, to)}${end}${at(bx, by, -to)}Z`;
}
