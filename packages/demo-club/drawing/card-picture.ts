import type { CardType } from '../src/cards.ts';
import { lettering } from './lettering.ts';
import type { PlayerWithLook } from './looks.ts';
import { club, metal } from './palette.ts';
import { figure } from './portrait.ts';
import { signature } from './signature.ts';
import { dice, glow, gradient, line, path, picture, round } from './svg.ts';

const width = 630;
const height = 880;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const whole = `M0 0H${width}V${height}H0Z`;

/** The front of a card, 63 : 88, without frame, name and badge, which the app adds. */
export function cardPicture(player: PlayerWithLook, type: CardType): string {
  const { nameRomaji, jerseyNumber } = player;
  const grounds = { normal, silver, gold, signature: night };
  const sign = type === 'signature' ? signature(nameRomaji, 312, 742, 440, '#ffe7a6') : '';
  return picture(
    width,
    height,
    `${grounds[type](jerseyNumber)}${type === 'gold' || type === 'silver' ? sparks(type) : ''}
<g transform="translate(-41 62) scale(1.484)">${figure(player)}</g>
<defs>${gradient('foot', ['#000/0', '#000/0', '#12060a/.35', '#12060a/.86'])}</defs>
${path(`M0 400H${width}V${height}H0Z`, 'url(#foot)')}${sign}${sheen[type]}`,
  );
}

const number = (jerseyNumber: string, color: string, opacity: number) =>
  lettering(jerseyNumber, {
    x: 606,
    y: 400,
    height: 330,
    color,
    weight: 13,
    anchor: 'end',
    slant: 8,
    opacity,
  });

/** Dots that grow towards the upper right corner. */
const halftone = range(16)
  .flatMap((row) =>
    range(14).map((column) => {
      const [x, y] = [width - column * 22 - (row % 2) * 11, row * 22];
      const r = 7 - (column + row) * 0.3;
      return r > 0.8 ? `<circle cx="${x}" cy="${y}" r="${round(r)}"/>` : '';
    }),
  )
  .join('');

const normal = (jerseyNumber: string) => `<defs>
${gradient('base', [club.bright, club.main, club.dark], 'x2=".6" y2="1"')}${glow('halo', ['#fff/.55', '#fff/0'], 'cx=".5" cy=".3" r=".55"')}
</defs>
${path(whole, 'url(#base)')}${path('M-60 760L640-40h70L-60 840ZM120 940L700 300v40L160 940Z', '#fff', 'opacity=".12"')}
${path('M0 620L630 430V520L0 720Z', club.deep, 'opacity=".6"')}
<g fill="#fff" opacity=".2">${halftone}</g>
${number(jerseyNumber, '#fff', 0.24)}${path(whole, 'url(#halo)')}`;

const silver = (jerseyNumber: string) => `<defs>
${gradient('base', ['#f4f6f8', '#b6bcc6', '#7d8591', '#d9dee4', '#59606b'], 'x2=".7" y2="1"')}${glow('halo', ['#fff/.9', '#fff/0'], 'cx=".5" cy=".3" r=".55"')}</defs>
${path(whole, 'url(#base)')}
${range(26)
  .map((index) =>
    line(
      `M${-300 + index * 40} 900L${200 + index * 40}-20`,
      index % 2 ? '#fff' : '#59606b',
      index % 3 ? 1.6 : 5,
      `opacity="${index % 2 ? 0.5 : 0.16}"`,
    ),
  )
  .join('')}
${path('M-20 700L650 330V560L-20 880Z', club.main)}${path('M-20 690L650 320v8L-20 698ZM-20 888L650 568v8L-20 896Z', '#fff', 'opacity=".9"')}
${number(jerseyNumber, club.deep, 0.3)}${path(whole, 'url(#halo)')}`;

const gold = (jerseyNumber: string) => `<defs>
${glow('base', ['#e63f4e', '#a01829', '#4a0d18', '#1f0a0f'], 'cx=".5" cy=".34" r=".85"')}${gradient('ray', ['#fff3c4/.85', '#e9c46a/.4', '#b98a2f/0'], 'x1="0" y1="0" x2="0" y2="1" gradientUnits="objectBoundingBox"')}${gradient('metal', metal.gold, 'x2="1" y2="1"')}${glow('halo', ['#fff0b8/.85', '#f6dd93/0'], 'cx=".5" cy=".32" r=".48"')}</defs>
${path(whole, 'url(#base)')}
${range(18)
  .map(
    (index) =>
      `<path d="M315 290L${round(315 + Math.sin((index * Math.PI) / 9) * 900)} ${round(290 - Math.cos((index * Math.PI) / 9) * 900)}L${round(315 + Math.sin((index * Math.PI) / 9 + 0.16) * 900)} ${round(290 - Math.cos((index * Math.PI) / 9 + 0.16) * 900)}Z" fill="#e9c46a" opacity="${index % 2 ? 0.34 : 0.17}"/>`,
  )
  .join('')}
<circle cx="315" cy="300" r="252" fill="none" stroke="url(#metal)" stroke-width="7"/><circle cx="315" cy="300" r="270" fill="none" stroke="url(#metal)" stroke-width="2"/>
${number(jerseyNumber, metal.gold[1], 0.4)}${path(whole, 'url(#halo)')}`;

function night(jerseyNumber: string): string {
  const throwDie = dice(Number(jerseyNumber) + 3);
  const lights = range(34).map(() => {
    const [x, y, r] = [throwDie() * width, 40 + throwDie() * 420, 5 + throwDie() * 22];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${throwDie() > 0.6 ? '#f3a0a2' : '#ffe7b8'}" opacity="${round(0.1 + throwDie() * 0.35)}"/>`;
  });
  return `<defs>${gradient('base', ['#12101c', '#2a1220', club.dark, '#2b0912'])}${glow('halo', ['#ffe3c2/.6', '#ffe3c2/0'], 'cx=".5" cy=".3" r=".5"')}</defs>
${path(whole, 'url(#base)')}${lights.join('')}
${line('M-20 470Q315 390 650 470M-20 500Q315 420 650 500M-20 530Q315 450 650 530', club.light, 5, 'opacity=".5" stroke-dasharray="3 9"')}
${number(jerseyNumber, '#fff', 0.13)}${path(whole, 'url(#halo)')}`;
}

function sparks(type: 'silver' | 'gold'): string {
  const color = type === 'gold' ? '#ffe9a8' : '#ffffff';
  const throwDie = dice(type === 'gold' ? 5 : 9);
  return range(22)
    .map(() => {
      const [x, y, r] = [throwDie() * width, throwDie() * 620, 4 + throwDie() * 13];
      const at = (dx: number, dy: number) => `${round(x + dx * r)} ${round(y + dy * r)}`;
      const middle = at(0, 0);
      return path(
        `M${at(0, -1)}Q${middle} ${at(1, 0)}Q${middle} ${at(0, 1)}Q${middle} ${at(-1, 0)}Q${middle} ${at(0, -1)}Z`,
        color,
        'opacity=".9"',
      );
    })
    .join('');
}

const sheenOf = (color: string) =>
  path('M-40 520L430-60h60L-40 640ZM160 940L700 280v34L200 940Z', color, 'opacity=".13"');
const sheen = { normal: '', silver: sheenOf('#ffffff'), gold: sheenOf('#ffe9a8'), signature: '' };
