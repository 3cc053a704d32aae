import { cardPicture } from '../drawing/card-picture.ts';
import { playerWithLook } from '../drawing/looks.ts';
import { club } from '../drawing/palette.ts';
import { ball } from '../drawing/pose.ts';
import { scenes } from '../drawing/scenes/index.ts';
import { glow, gradient, path, picture, round } from '../drawing/svg.ts';

export const framesPerSecond = 24;

type Layer = { svg: string; width: number; height: number; left: number; top: number };
type Film = {
  width: number;
  height: number;
  frames: number;
  ground: string;
  at: (frame: number) => Layer[];
};

const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** A ball flies from the plate across the lights and behind the stands. */
const nightBall: Film = {
  width: 854,
  height: 480,
  frames: 6 * framesPerSecond,
  ground: picture(854, 480, inner(scenes.stadiumNight), '0 64 800 450'),
  at: (frame) => {
    const place = (time: number) => ({
      x: 430 + time * 300,
      y: 380 - Math.sin(Math.min(1, time) * Math.PI * 0.86) * 330,
      r: 13 - time * 8,
    });
    const time = Math.max(0, (frame - 16) / 100);
    const trail = Array.from({ length: 14 }, (_, index) => {
      const { x, y, r } = place(Math.max(0, time - index * 0.012));
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * (1 - index / 18))}" fill="#fff" opacity="${round((1 - index / 14) * 3) === '0' ? 0.03 : Math.round((1 - index / 14) * 30) / 100}"/>`;
    });
    const now = place(time);
    const flying =
      time < 1.02
        ? `${trail.join('')}${ball(now.x, now.y, Math.max(4, now.r)).replace('scale(', `rotate(${(frame * 23) % 360}) scale(`)}`
        : '';
    const flash =
      time > 0.55
        ? [120, 300, 470, 640, 780]
            .map(
              (x, index) =>
                `<circle cx="${x + ((frame * 31) % 40)}" cy="${250 + ((index * 37 + frame * 11) % 40)}" r="${(frame + index) % 5 === 0 ? 26 : 0}" fill="url(#flash)"/>`,
            )
            .join('')
        : '';
    const svg = picture(
      854,
      480,
      `<defs>${glow('flash', ['#fff', '#fff/0'])}</defs>${flash}${flying}`,
    );
    return [{ svg, width: 854, height: 480, left: 0, top: 0 }];
  },
};

/** A golden card turns slightly while light runs over it. */
const cardShimmer: Film = {
  width: 480,
  height: 640,
  frames: 5 * framesPerSecond,
  ground: picture(
    480,
    640,
    `<defs>${glow('ground', ['#7a1a2a', '#3c0c16', club.ink])}</defs>${path('M0 0H480V640H0Z', 'url(#ground)')}`,
  ),
  at: (frame) => {
    const turn = Math.sin((frame / (5 * framesPerSecond)) * Math.PI * 2);
    const width = Math.round(400 * (1 - Math.abs(turn) * 0.13));
    const sheen = -400 + ((frame * 14) % 1500);
    const card = `<defs><clipPath id="edge"><rect width="630" height="880" rx="34"/></clipPath>${gradient('sheen', ['#fff/0', '#fff6d0/.65', '#fff/0'], 'x2="1" y2="0"')}${gradient('frame', ['#fff3c4', '#b98a2f', '#f6dd93', '#a8761f'], 'x2="1" y2="1"')}</defs><g clip-path="url(#edge)">${inner(cardPicture(playerWithLook('7'), 'gold'))}<path d="M${sheen} 900L${sheen + 330}-20h150L${sheen + 150} 900Z" fill="url(#sheen)"/><rect x="7" y="7" width="616" height="866" rx="28" fill="none" stroke="url(#frame)" stroke-width="14"/></g>`;
    return [
      {
        svg: picture(630, 880, card),
        width,
        height: 559,
        left: Math.round((480 - width) / 2),
        top: 40,
      },
    ];
  },
};

export const films = { 'night-ball': nightBall, 'card-shimmer': cardShimmer } as const;
