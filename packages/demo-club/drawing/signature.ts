import { dice, round } from './svg.ts';

/** Pen strokes that begin and end on the base line, as relative curves. */
const strokes = {
  bowl: [15, 'c6-2 10-8 9-14c-5-5-13 2-12 10c2 8 9 5 14-2c0 4 1 6 4 6'],
  loop: [12, 'c7-8 14-34 8-44c-8 2-9 28-7 40c1 6 6 6 11 4'],
  hump: [14, 'c3-6 4-12 6-14c5 0 2 10 3 13c1 2 3 2 5 1'],
  tail: [13, 'c3-6 4-12 6-14c6 2 2 24-4 34c-6 6-8-6-1-10c5-4 9-8 12-10'],
  tick: [10, 'c3-5 4-10 5-12c1 4-1 9 1 11c1 2 3 2 4 1'],
  capitalRound: [30, 'c-16-8-8-62 22-60c22 4-20 26-16 40c6 14 14 16 24 20'],
  capitalS: [34, 'c14 8 30-4 22-20c-8-14-30-14-24-34c5-14 26-12 24 2c-2 8-8 6-9 2c8 18 4 44 21 50'],
  capitalDouble: [44, 'c2-20 6-50 10-62c4 16-4 46-2 60c4-26 16-52 28-56c6 16-8 46 8 58'],
  capitalCross: [30, 'c-14-50-6-62 30-58c16 2-12 4-14 14c-6 20-4 40 14 44'],
  capitalBelly: [34, 'c0-24 2-54 10-62c24-6 26 24 2 28c26 0 18 38 22 34'],
} as const;

type Stroke = keyof typeof strokes;

function strokeOf(letter: string): Stroke {
  if (letter === 'S') return 'capitalS';
  if (/[ACDGOQ]/.test(letter)) return 'capitalRound';
  if (/[HKMNRUVW]/.test(letter)) return 'capitalDouble';
  if (/[FIJTXY]/.test(letter)) return 'capitalCross';
  if (/[A-Z]/.test(letter)) return 'capitalBelly';
  if (/[bdfhklt]/.test(letter)) return 'loop';
  if (/[gjpqyz]/.test(letter)) return 'tail';
  if (/[aceos]/.test(letter)) return 'bowl';
  return /[mnuw]/.test(letter) ? 'hump' : 'tick';
}

/** A name as a signature, `width` wide around (x, y); deterministic. */
export function signature(
  name: string,
  x: number,
  y: number,
  width: number,
  color: string,
): string {
  const letters = [...name.replace(' ', '')];
  const throwDie = dice([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const length = letters.reduce((sum, letter) => sum + strokes[strokeOf(letter)][0], 0);
  const written = letters.map((letter) => strokes[strokeOf(letter)][1]).join('');
  const scale = Math.round((width / length) * 1000) / 1000;
  const sweep = round(length * (0.7 + throwDie() * 0.25));
  const flourish = `c${round(16 + throwDie() * 20)} 4 ${round(-length * 0.6)} ${round(10 + throwDie() * 8)}-${sweep} 24c${round(length * 0.2)}-10 ${round(length * 0.8)}-18 ${round(length * 1.02)}-${round(20 + throwDie() * 6)}`;
  const d = `M0 0${written}${flourish}`;
  return `<g transform="translate(${round(x - width / 2)} ${round(y)}) rotate(${round(-7 + throwDie() * 3)}) scale(${scale}) skewX(-14)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="#1b1114" stroke-opacity=".5" stroke-width="5.500" transform="translate(1.500 2.500)"/><path d="${d}" stroke="${color}" stroke-width="3.300"/></g>`;
}
