import { rampOf, sampleColor } from '../tokens';
import type { DemoPlayer } from './players';

type Options = {
  /** The club's colour, used for cap, trim and background. */
  base?: string;
  /** `club` is bright as on a card, `night` is muted as behind a small avatar. */
  ground?: 'club' | 'night';
};

/** A player as an SVG data URI, 240 × 320: deterministic and without network. */
export function portrait(
  player: DemoPlayer,
  { base = sampleColor, ground = 'club' }: Options = {},
) {
  const ramp = rampOf(base);
  const [near, far] = ground === 'club' ? [ramp[400], ramp[800]] : [ramp[800], '#1a1214'];
  return dataUri(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320" viewBox="0 0 240 320">
<defs>
<linearGradient id="g" x2="0.7" y2="1"><stop stop-color="${near}"/><stop offset="1" stop-color="${far}"/></linearGradient>
<radialGradient id="l" cx="0.3" cy="0.3" r="0.75"><stop stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="c" x2="1" y2="0.6"><stop stop-color="${ramp[500]}"/><stop offset=".5" stop-color="${ramp[600]}"/><stop offset="1" stop-color="${ramp[700]}"/></linearGradient>
<pattern id="p" width="13" height="13" patternUnits="userSpaceOnUse"><path d="M0 0h13v13H0z" fill="#fcf9f6"/><path d="M6 0h1.2v13H6z" fill="${ramp[600]}" opacity=".38"/></pattern>
</defs>
<path d="M0 0h240v320H0z" fill="url(#g)"/>
<path d="M-40 250 190-30h34L-26 280zM70 340 300 60h12L82 354z" fill="#fff" opacity=".1"/>
<path d="M0 0h240v320H0z" fill="url(#l)"/>
${backNumber(player.number)}
<g transform="rotate(${player.lean} 120 320)">
${uniform(ramp[600], ramp[700])}
${head(player)}
${cap(ramp[700], ramp[800])}
</g></svg>`);
}

const uniform = (trim: string, trimDark: string) => `
<path d="M-24 352v-30h28c3-48 26-68 84-84h64c58 16 81 36 84 84h28v30z" fill="url(#p)"/>
<path d="M152 238c58 16 81 36 84 84h-46c-4-40-18-66-38-84z" opacity=".1"/>
<path d="M34 322c-2-20 2-34 10-44M206 322c2-20-2-34-10-44" fill="none" stroke="${trim}" stroke-width="3"/>
<path d="M120 284v38" stroke="${trim}" stroke-width="2"/><circle cx="127" cy="300" r="2.4" fill="${trimDark}"/>
<path d="M84 238q36 18 72 0l4 3-40 46-40-46z" fill="${trimDark}"/>`;

const head = ({ skin, hair, smile }: DemoPlayer) => `
<path d="M97 196h46v40c0 14-11 28-23 34-12-6-23-20-23-34z" fill="${skin}"/>
<path d="M97 206c8 18 38 20 46 0v18c-12 14-34 14-46 0z" opacity=".16"/>
<path d="M84 237l13-8c2 18 11 30 23 40l-3 16zM156 237l-13-8c-2 18-11 30-23 40l3 16z" fill="#fcf9f6"/>
<path d="M75 146c-9-4-14 2-12 13s8 20 16 18zM165 146c9-4 14 2 12 13s-8 20-16 18z" fill="${skin}"/>
<path d="M165 146c9-4 14 2 12 13s-8 20-16 18z" opacity=".12"/>
<path d="M74 122c-1 44 4 72 24 90 8 7 15 10 22 10s14-3 22-10c20-18 25-46 24-90z" fill="${skin}"/>
<path d="M166 122c1 44-4 72-24 90-8 7-15 10-22 10 18-12 28-42 26-100z" opacity=".1"/>
<path d="M74 122h92v16c-30 10-62 10-92 0z" opacity=".18"/>
<ellipse cx="90" cy="182" rx="10" ry="6" fill="#e2574c" opacity=".16"/><ellipse cx="150" cy="182" rx="10" ry="6" fill="#e2574c" opacity=".16"/>
<path d="M73 120c-3 20-1 36 5 48l6-20 2-24zM167 120c3 20 1 36-5 48l-6-20-2-24z" fill="${hair}"/>
${eye(98, 1)}${eye(142, -1)}
<path d="M85 149q11-8 25-3M155 149q-11-8-25-3" fill="none" stroke="${hair}" stroke-width="5" stroke-linecap="round"/>
<path d="M122 164c0 8-5 15-7 20 4 4 8 4 12 1" fill="none" stroke="#3a1409" stroke-opacity=".38" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
${mouths[smile]}`;

const eye = (x: number, side: 1 | -1) => `
<path d="M${x - 10} 163q10-9 20 0-10 8-20 0z" fill="#fffaf6"/>
<circle cx="${x}" cy="162" r="4.8" fill="#2a1811"/><circle cx="${x + 1.6}" cy="160" r="1.4" fill="#fff"/>
<path d="M${x - 11 * side} 164q${8 * side}-11 ${21 * side}-1" fill="none" stroke="#1d1210" stroke-width="3" stroke-linecap="round"/>`;

const mouths: Record<DemoPlayer['smile'], string> = {
  calm: '<path d="M107 202q13 4 26-1" fill="none" stroke="#8c3d31" stroke-width="3.4" stroke-linecap="round"/>',
  soft: '<path d="M104 199q16 11 32 0" fill="none" stroke="#8c3d31" stroke-width="3.4" stroke-linecap="round"/>',
  wide: '<path d="M102 197q18 6 36 0-3 15-18 15t-18-15z" fill="#7c2c26"/><path d="M104 198q16 5 32 0-1 5-4 7-12 2-24 0-3-2-4-7z" fill="#fff"/>',
};

const cap = (brim: string, seam: string) => `
<path d="M67 126c-3-50 22-74 53-74s56 24 53 74c-32-14-74-14-106 0z" fill="url(#c)"/>
<path d="M120 52c-20 14-32 36-34 66M120 52c20 14 32 36 34 66" fill="none" stroke="${seam}" stroke-opacity=".45" stroke-width="1.6"/>
<path d="M80 92c6-18 16-28 28-33" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/>
<circle cx="120" cy="53" r="4.5" fill="${brim}"/>
<path transform="translate(120 93) scale(.8)" d="${star}" fill="none" stroke="#fff" stroke-width="7.5" stroke-linejoin="round"/>
<path d="M57 131c24-28 102-28 126 0 4 6 1 11-6 9-36-13-78-13-114 0-7 2-10-3-6-9z" fill="${brim}"/>
<path d="M64 130c28-20 84-20 112 0" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.6" stroke-dasharray="4 3"/>`;

/** Of the crest that a club without a logo has; 38 high around its middle. */
export const star = 'M0-19 5-6.5 18-6 8 3 11.5 16.5 0 9-11.5 16.5-8 3-18-6-5-6.5z';

const digits = [
  'M8 20q0-16 16-16t16 16v52q0 16-16 16T8 72z',
  'M12 16 26 4v84',
  'M8 22q0-18 16-18t16 16q0 12-32 68h32',
  'M8 6h32L22 40q18 0 18 22 0 26-17 26Q10 88 8 72',
  'M30 88V4L8 62h34',
  'M38 4H12L9 42q6-8 14-8 17 0 17 26 0 28-17 28Q10 88 8 72',
  'M36 4Q8 40 8 66q0 22 16 22t16-22q0-20-16-20T8 66',
  'M8 4h32L18 88',
  'M24 44Q10 44 10 24 10 4 24 4t14 20q0 20-14 20-16 0-16 22t16 22 16-22-16-22z',
  'M12 88q28-36 28-62Q40 4 24 4T8 26q0 20 16 20t16-20',
];

/** Drawn as shapes, because a picture cannot load web fonts. */
function backNumber(number: number): string {
  const figures = [...String(number)].map(
    (figure, index) =>
      `<path transform="translate(${index * 52})" d="${digits[Number(figure)] ?? ''}"/>`,
  );
  const offset = 226 - figures.length * 52;
  return `<g transform="translate(${offset} 16) skewX(-8)" fill="none" stroke="#fff" stroke-opacity=".24" stroke-width="13" stroke-linejoin="round">${figures.join('')}</g>`;
}

export const dataUri = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('\n', ''))}`;
