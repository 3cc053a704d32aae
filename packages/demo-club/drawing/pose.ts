import type { Look } from './looks.ts';
import { club, leather, wood } from './palette.ts';
import { limb, line, mix, type Point, path, round } from './svg.ts';
import type { Cloth } from './uniform.ts';

type Arm = { shoulder: Point; elbow: Point; wrist: Point };
type Limbs = { behind: string; front: string };
type Paint = { cloth: Cloth; skin: string };

const left: Point = [136, 366];
const right: Point = [344, 366];

/** Arms, hands and held objects of a 480 × 640 figure. */
export function poseOf({ pose }: Look, paint: Paint): Limbs {
  const hangs = arm({ shoulder: right, elbow: [386, 520], wrist: [380, 660] }, paint);
  const hangsLeft = arm({ shoulder: left, elbow: [94, 520], wrist: [100, 660] }, paint);
  switch (pose) {
    case 'folded':
      return {
        behind: '',
        front:
          upper({ shoulder: left, elbow: [100, 524], wrist: [320, 508] }, paint) +
          upper({ shoulder: right, elbow: [380, 524], wrist: [160, 496] }, paint) +
          forearm([100, 530], [312, 512], paint) +
          fist([322, 500], paint, -12, 0.92) +
          forearm([380, 530], [170, 500], paint) +
          fingers([150, 496], paint),
      };
    case 'batShoulder':
      return {
        behind: hangs,
        front:
          bat([178, 506], [44, 176]) +
          arm({ shoulder: left, elbow: [88, 536], wrist: [150, 470] }, paint) +
          fist([160, 454], paint, -20),
      };
    case 'batReady':
      return {
        behind: '',
        front:
          bat([226, 590], [372, 208]) +
          arm({ shoulder: right, elbow: [392, 528], wrist: [272, 520] }, paint) +
          fist([260, 512], paint, 18) +
          arm({ shoulder: left, elbow: [90, 532], wrist: [224, 562] }, paint) +
          fist([244, 556], paint, 18),
      };
    case 'glove':
      return {
        behind: '',
        front:
          arm({ shoulder: left, elbow: [92, 526], wrist: [206, 540] }, paint) +
          fist([226, 532], paint, -60) +
          ball(238, 508, 25) +
          arm({ shoulder: right, elbow: [394, 530], wrist: [326, 540] }, paint) +
          glove(292, 508, 1),
      };
    case 'ball':
      return {
        behind: hangs,
        front:
          arm({ shoulder: left, elbow: [80, 508], wrist: [106, 424] }, paint) +
          grip([112, 392], paint),
      };
    case 'hips':
      return {
        behind:
          arm({ shoulder: left, elbow: [52, 520], wrist: [134, 618] }, paint) +
          arm({ shoulder: right, elbow: [428, 520], wrist: [346, 618] }, paint),
        front: fist([140, 622], paint, -40) + fist([340, 622], paint, 40),
      };
    case 'fist':
      return {
        behind: hangs,
        front:
          arm({ shoulder: left, elbow: [86, 530], wrist: [166, 466] }, paint) +
          fist([178, 440], paint, 8, 1.25),
      };
    case 'brim':
      return {
        behind: hangs,
        front:
          arm({ shoulder: left, elbow: [48, 396], wrist: [130, 226] }, paint, 0.62) +
          fist([148, 184], paint, 34, 1.1),
      };
    case 'mitt':
      return {
        behind: hangsLeft + upper({ shoulder: right, elbow: [398, 534], wrist: [338, 560] }, paint),
        front: forearm([398, 534], [338, 560], paint) + mitt(306, 528),
      };
    case 'towel':
      return { behind: hangsLeft + hangs, front: towel };
  }
}

function arm({ shoulder, elbow, wrist }: Arm, paint: Paint, sleeve = 0.72): string {
  return upper({ shoulder, elbow, wrist }, paint, sleeve) + forearm(elbow, wrist, paint);
}

function upper({ shoulder, elbow }: Arm, { cloth }: Paint, sleeve = 0.72): string {
  const end: Point = [
    shoulder[0] + (elbow[0] - shoulder[0]) * sleeve,
    shoulder[1] + (elbow[1] - shoulder[1]) * sleeve,
  ];
  const isRight = shoulder[0] > 240;
  const trimFrom: Point = [
    shoulder[0] + (elbow[0] - shoulder[0]) * (sleeve - 0.07),
    shoulder[1] + (elbow[1] - shoulder[1]) * (sleeve - 0.07),
  ];
  return `${path(limb(shoulder, elbow, 30, 27), cloth.under)}
${path(limb(shoulder, end, 40, 37, true), cloth.sleeve)}
${line(`M${cuff(trimFrom, shoulder, elbow, 36)}`, cloth.trim, 5.5)}
${isRight ? path(limb(shoulder, end, 40, 37, true), cloth.shade, 'opacity=".3"') : line(`M${round(shoulder[0] - 34)} ${shoulder[1] - 6}L${round(end[0] - 30)} ${round(end[1] - 8)}`, '#fff', 4, 'opacity=".28"')}`;
}

function cuff([x, y]: Point, [ax, ay]: Point, [bx, by]: Point, reach: number): string {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((by - ay) / length) * reach, ((ax - bx) / length) * reach];
  return `${round(x - nx)} ${round(y - ny)}L${round(x + nx)} ${round(y + ny)}`;
}

function forearm(elbow: Point, wrist: Point, { cloth }: Paint): string {
  const d = limb(elbow, wrist, 28, 20);
  return path(d, cloth.under) + line(d, mix(cloth.under, '#000000', 0.35), 2.4, 'opacity=".5"');
}

function fist([x, y]: Point, { skin }: Paint, turn: number, scale = 1): string {
  const dark = mix(skin, '#7a2d1e', 0.4);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${path('M-22 14C-28-4-24-20-12-22C-4-25 14-25 19-19C26-10 25 12 18 20C6 27-14 26-22 14Z', skin)}${line('M-6-22C-9-14-8-6-6 0M5-23C2-14 3-6 5 1M15-20C13-12 13-5 15 2', dark, 2.4)}${path('M-24 4C-14-2 2 0 10 6C13 11 9 15 4 14L-14 14Z', mix(skin, '#ffffff', 0.12))}${line('M-14 14L4 14C9 15 13 11 10 6', dark, 2.4)}</g>`;
}

/** A hand resting on the other arm. */
function fingers([x, y]: Point, { skin }: Paint): string {
  const dark = mix(skin, '#7a2d1e', 0.4);
  return `<g transform="translate(${x} ${y}) rotate(8)">${path('M24-16C8-24-16-24-26-18C-32-13-30 15-24 19C-8 24 14 22 26 14Z', skin)}${line('M-27-9H-6M-29 0H-8M-28 9H-7', dark, 2.4)}</g>`;
}

function grip([x, y]: Point, { skin }: Paint): string {
  const dark = mix(skin, '#7a2d1e', 0.4);
  return `${path(`M${x - 24} ${y + 26}C${x - 32} ${y} ${x - 26} ${y - 18} ${x - 12} ${y - 22}H${x + 14}C${x + 26} ${y - 14} ${x + 26} ${y + 14} ${x + 18} ${y + 30}Z`, mix(skin, '#7a2d1e', 0.18))}
${ball(x, y - 30, 31)}
${path(`M${x - 17} ${y - 2}C${x - 20} ${y - 30} ${x - 18} ${y - 52} ${x - 11} ${y - 54}C${x - 4} ${y - 54} ${x - 4} ${y - 30} ${x - 4} ${y - 2}ZM${x - 2} ${y - 2}C${x - 2} ${y - 30} ${x + 1} ${y - 54} ${x + 8} ${y - 54}C${x + 15} ${y - 52} ${x + 14} ${y - 30} ${x + 12} ${y - 2}Z`, skin)}
${path(`M${x - 24} ${y + 26}C${x - 30} ${y + 2} ${x - 26} ${y - 8} ${x - 16} ${y - 8}H${x + 14}C${x + 22} ${y - 4} ${x + 24} ${y + 12} ${x + 18} ${y + 30}Z`, skin)}
${path(`M${x + 12} ${y + 10}C${x + 26} ${y - 2} ${x + 32} ${y - 18} ${x + 28} ${y - 26}C${x + 20} ${y - 28} ${x + 14} ${y - 12} ${x + 4} ${y}Z`, skin)}
${line(`M${x - 3} ${y - 40}V${y - 2}M${x - 14} ${y + 2}H${x + 8}`, dark, 2.2)}`;
}

export const ball = (x: number, y: number, r: number) =>
  `<g transform="translate(${x} ${y}) scale(${round(r / 30)})"><circle r="30" fill="#fdfbf7"/>${path('M10-28A30 30 0 0 1-14 26A36 36 0 0 0 10-28Z', '#b7aaa6', 'opacity=".5"')}${line('M-18-23Q-4 0-18 23M18-23Q4 0 18 23', club.main, 2.4)}${line('M-18-14l7-2M-14-5l7-1M-14 5l7 1M-18 14l7 2M18-14l-7-2M14-5l-7-1M14 5l-7 1M18 14l-7 2', club.main, 1.8)}</g>`;

export function bat([kx, ky]: Point, [tx, ty]: Point): string {
  const angle = (Math.atan2(ty - ky, tx - kx) * 180) / Math.PI;
  const length = Math.hypot(tx - kx, ty - ky);
  const end = round(length - 14);
  const shape = `M0-10Q-8 0 0 10L8 7L${round(length * 0.4)} 9Q${round(length * 0.6)} 20 ${end} 20Q${round(length)} 14 ${round(length)} 0T${end} -20Q${round(length * 0.6)} -20 ${round(length * 0.4)} -9L8-7Z`;
  return `<g transform="translate(${kx} ${ky}) rotate(${round(angle)})">${path(shape, wood.main)}${path(`M8 1L${round(length * 0.4)} 1Q${round(length * 0.6)} 8 ${end} 8L${end} 20Q${round(length * 0.6)} 20 ${round(length * 0.4)} 9L8 7Z`, wood.dark, 'opacity=".6"')}${line(`M${round(length * 0.55)} -9L${end} -10`, wood.light, 4, 'opacity=".8"')}${path(`M6-7L${round(length * 0.26)} -8V8L6 7Z`, club.ink, 'opacity=".82"')}${path(`M${round(length * 0.62)} -19h26v38h-26z`, club.main)}</g>`;
}

export function glove(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${path('M-54-28C-62-62-40-78-30-58C-30-86-4-90-4-62C2-88 30-84 26-56C38-74 58-60 50-32C66-30 70 0 56 22C44 50-8 60-34 40C-58 26-58-4-54-28Z', leather.main)}${path('M26-56C38-74 58-60 50-32C66-30 70 0 56 22C44 50 10 56-14 50C28 36 36-10 26-56Z', leather.dark, 'opacity=".7"')}${line('M-30-58C-28-40-26-30-24-20M-4-62C-4-44-4-34-4-22M26-56C22-40 20-32 18-20', leather.dark, 4)}${path('M-56-30C-44-34-34-26-30-12C-20-22 0-26 20-22C8-2-12 10-34 12C-50 4-60-14-56-30Z', leather.light)}${line('M-52-24L-32-4M-40-30L-22-12M-50-10L-36-26', leather.dark, 3)}${line('M-28 40Q10 50 50 22', '#e9cf9c', 3, 'stroke-dasharray="5 6"')}</g>`;
}

const mitt = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${path('M-66 0C-70-50-30-82 10-78C52-74 76-36 68 8C60 48 22 66-14 60C-46 54-64 34-66 0Z', leather.main)}${path('M10-78C52-74 76-36 68 8C60 48 22 66-14 60C40 40 50-30 10-78Z', leather.dark, 'opacity=".7"')}<ellipse cx="-8" cy="-8" rx="40" ry="44" fill="${leather.light}"/><ellipse cx="-6" cy="-4" rx="28" ry="32" fill="${leather.dark}" opacity=".35"/>${line('M-62-16Q-40-40-30-66M-60 18L-40 8M-24 56L-18 40', leather.dark, 4)}${line('M-56 8C-54-44-22-70 12-68C46-62 64-32 58 6', '#e9cf9c', 3, 'stroke-dasharray="6 7"')}${ball(-6, -4, 21)}</g>`;

const towel = `${path('M188 296C158 304 146 320 146 350L138 590L206 596L214 360Q206 330 204 300Z', club.cream)}${path('M292 296C322 304 334 320 334 350L342 590L274 596L266 360Q274 330 276 300Z', club.cream)}${path('M292 296C322 304 334 320 334 350L342 590L316 592L304 360Q300 330 288 300Z', '#8d7e86', 'opacity=".28"')}${path('M141 500L209 504L208 532L140 528ZM339 500L271 504L272 532L340 528Z', club.main)}${path('M140 544L207 548L207 558L139 554ZM340 544L273 548L273 558L341 554Z', club.main)}${line('M190 302Q178 360 176 490M290 302Q302 360 304 490', '#8d7e86', 2.4, 'opacity=".35"')}`;
