import { emblem } from './lettering.ts';
import { club } from './palette.ts';
import { ball } from './pose.ts';
import { gradient, line, path, picture } from './svg.ts';

const motifs = {
  gull: [
    ['#bfe3f5', '#5aa7d6'],
    `${path('M40 130Q80 76 120 128Q160 76 204 122Q160 112 128 158Q120 166 112 158Q84 116 40 130Z', '#fff')}${path('M112 158l8 22l8-22Z', '#f2b23e')}`,
  ],
  cat: [
    ['#fde3c8', '#f0a86b'],
    `${path('M66 96L74 46L112 78H132L168 46L176 96Z', '#4a3328')}<ellipse cx="121" cy="132" rx="64" ry="56" fill="#4a3328"/><circle cx="97" cy="124" r="9" fill="#ffe08a"/><circle cx="145" cy="124" r="9" fill="#ffe08a"/>${path('M113 146h16l-8 10Z', '#f0a0a0')}${path('M64 186Q120 220 180 186L190 240H52Z', club.main)}`,
  ],
  cap: [
    ['#f6d3d0', '#e08a8c'],
    `<g transform="translate(-8 4) scale(.82)">${path('M60 150C56 84 98 50 156 50S254 84 252 148C210 134 104 134 60 150Z', club.main)}${path('M46 164C84 126 228 126 266 160C274 172 266 180 254 178C210 160 110 160 62 182C44 184 40 172 46 164Z', club.dark)}${emblem(156, 104, 62, '#fff')}</g>`,
  ],
  mug: [
    ['#efe0cf', '#c9a27a'],
    `${path('M70 92H160V176Q160 190 146 190H84Q70 190 70 176Z', '#fff')}${path('M160 110C200 104 200 166 160 160', 'none', 'stroke="#fff" stroke-width="12"')}${line('M94 72q-10-14 0-26M116 72q-10-14 0-26M138 72q-10-14 0-26', '#fff', 6, 'opacity=".8"')}${emblem(115, 140, 40, club.main)}`,
  ],
  ship: [
    ['#cfe6ee', '#3f87a6'],
    `${path('M40 150H200L176 192H64Z', club.main)}${path('M74 118H150V150H74Z', '#fff')}${path('M92 82H120V118H92Z', '#2a3a4a')}${line('M30 200q18-12 36 0t36 0t36 0t36 0t36 0', '#fff', 6)}`,
  ],
  dog: [
    ['#e3eccf', '#8fb35f'],
    `<ellipse cx="120" cy="126" rx="60" ry="62" fill="#e0b070"/>${path('M66 90Q36 96 48 150Q70 150 74 108ZM174 90Q204 96 192 150Q170 150 166 108Z', '#a8743c')}<ellipse cx="120" cy="152" rx="34" ry="28" fill="#fbeeda"/><circle cx="98" cy="116" r="7" fill="#2a1a14"/><circle cx="142" cy="116" r="7" fill="#2a1a14"/><ellipse cx="120" cy="138" rx="11" ry="8" fill="#2a1a14"/>${line('M120 146v10q-14 12-22 2M120 156q14 12 22 2', '#2a1a14', 4)}${path('M68 184Q120 212 172 184L180 210Q120 236 60 210Z', club.main)}`,
  ],
  sunset: [
    ['#ffd08a', '#c4456a'],
    `<circle cx="120" cy="126" r="52" fill="#fff2cf"/>${path('M0 140H240V240H0Z', '#4a2a5a')}${line('M84 160H156M70 178H170M92 196H148', '#ffd9a0', 6)}`,
  ],
  tulip: [
    ['#fbe3ea', '#e8a0b4'],
    `${line('M120 130V210', '#4f8a4a', 9)}${path('M120 206Q80 200 74 156Q112 164 120 206ZM120 206Q160 200 166 156Q128 164 120 206Z', '#5f9f56')}${path('M80 66L102 88L120 58L138 88L160 66Q172 138 120 140T80 66Z', club.main)}`,
  ],
  ballpark: [['#cdebc4', '#4f9a5b'], ball(120, 120, 66)],
  tower: [
    ['#2b3566', '#8a4a78'],
    `${path('M120 92L0 60V124ZM120 92L240 70V116Z', '#fff3c4', 'opacity=".4"')}${path('M100 104H140L150 206H90Z', '#fff')}${path('M97 130H143L145 152H95ZM93 176H147L149 196H91Z', club.main)}${path('M104 80H136V104H104Z', '#ffe9a8')}${path('M98 80L120 60L142 80Z', club.dark)}`,
  ],
  bicycle: [
    ['#fdf0c4', '#e8b84a'],
    `<g fill="none" stroke="#3a2b2b" stroke-width="8"><circle cx="72" cy="156" r="38"/><circle cx="168" cy="156" r="38"/></g>${line('M72 156L104 100H150L168 156M104 100L124 156H72M124 156L150 100M92 92H114M150 100L146 82H166', club.main, 8)}`,
  ],
  moon: [
    ['#1b2448', '#4a3a6a'],
    `${path('M146 60A66 66 0 1 0 182 164A54 54 0 0 1 146 60Z', '#ffe9a8')}<circle cx="180" cy="80" r="4" fill="#fff"/><circle cx="60" cy="60" r="3" fill="#fff"/><circle cx="196" cy="128" r="3" fill="#fff"/>`,
  ],
} as const;

/** By the fan's `sub`. */
export const motifOf: Readonly<Record<string, keyof typeof motifs>> = {
  'demo-fan-01': 'gull',
  'demo-fan-02': 'cap',
  'demo-fan-03': 'tulip',
  'demo-fan-04': 'ballpark',
  'demo-fan-05': 'cat',
  'demo-fan-06': 'mug',
  'demo-fan-07': 'sunset',
  'demo-fan-08': 'dog',
  'demo-fan-09': 'tower',
  'demo-fan-10': 'moon',
  'demo-fan-11': 'bicycle',
  'demo-fan-12': 'ship',
};

/** A fan's profile picture, 240 × 240. */
export function fanAvatar(motif: keyof typeof motifs): string {
  const [stops, content] = motifs[motif];
  return picture(
    240,
    240,
    `<defs>${gradient('ground', stops)}</defs>${path('M0 0H240V240H0Z', 'url(#ground)')}${content}`,
  );
}
