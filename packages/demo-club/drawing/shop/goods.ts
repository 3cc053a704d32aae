import { emblem, lettering } from '../lettering.ts';
import { playersWithLooks as players } from '../looks.ts';
import { club } from '../palette.ts';
import { figure } from '../portrait.ts';
import { ball as baseball } from '../pose.ts';
import { gradient, line, mix, path } from '../svg.ts';
import type { Side } from './item.ts';

const inkOn = (color: string) => (color === club.cream ? club.main : club.cream);
const dark = '#1a1018';

function mug(color: string, text: string, side: Side): string {
  const flip = side === 'back' ? 'transform="translate(600 0) scale(-1 1)"' : '';
  return `<g ${flip}>${path('M420 230C520 216 530 400 414 404V366C478 366 474 262 420 272Z', mix(color, dark, 0.16))}${path('M152 180L164 470Q168 496 200 498H378Q410 496 414 470L426 180Z', color)}${path('M340 180H426L414 470Q410 496 378 498H310C350 400 352 280 340 180Z', dark, 'opacity=".14"')}<ellipse cx="289" cy="180" rx="137" ry="30" fill="${mix(color, '#ffffff', 0.4)}"/><ellipse cx="289" cy="183" rx="122" ry="22" fill="#5a3526"/><ellipse cx="270" cy="178" rx="70" ry="9" fill="#7a4c36"/>${line('M180 214L190 460', '#fff', 12, 'opacity=".45"')}</g>${side === 'front' ? emblem(286, 310, 110, inkOn(color)) + lettering(text, { x: 286, y: 434, height: 28, color: inkOn(color), weight: 11 }) : lettering(text, { x: 312, y: 360, height: 30, color: inkOn(color), weight: 12, slant: 6 })}`;
}

function bottle(color: string, text: string, side: Side): string {
  return `${path('M232 150H368L392 206V500Q392 528 364 528H236Q208 528 208 500V206Z', color)}${path('M330 150H368L392 206V500Q392 528 364 528H318C352 420 350 260 330 150Z', dark, 'opacity=".22"')}${path('M240 84H360Q368 84 368 92V150H232V92Q232 84 240 84Z', '#2a2228')}${path('M208 420H392V436H208ZM208 446H392V454H208Z', inkOn(color), 'opacity=".9"')}${line('M228 222V500', '#fff', 12, 'opacity=".42"')}${line('M244 98V140M258 98V140', '#fff', 3, 'opacity=".3"')}${side === 'front' ? emblem(300, 290, 104, inkOn(color)) + lettering(text, { x: 300, y: 400, height: 25, color: inkOn(color), weight: 11 }) : `<g transform="translate(300 320) rotate(90)">${lettering(text, { x: 0, y: 22, height: 46, color: inkOn(color), weight: 12 })}</g>`}`;
}

function megaphone(color: string, text: string, side: Side): string {
  return `<g transform="rotate(${side === 'front' ? -20 : 16} 300 300)">${path('M250 120H350L478 440Q480 470 300 478T122 440Z', color)}${path('M322 120H350L478 440Q480 462 400 472C392 340 360 220 322 120Z', dark, 'opacity=".2"')}<ellipse cx="300" cy="444" rx="178" ry="44" fill="${mix(color, dark, 0.36)}"/><ellipse cx="300" cy="440" rx="178" ry="40" fill="${mix(color, dark, 0.18)}"/><ellipse cx="300" cy="446" rx="150" ry="28" fill="${mix(color, dark, 0.55)}"/>${path('M238 96H362L354 130H246Z', club.cream)}${path('M162 372Q300 412 438 372L448 396Q300 436 152 396Z', club.cream)}${emblem(292, 236, 84, inkOn(color))}${lettering(text, { x: 296, y: 352, height: 44, color: inkOn(color), weight: 12, slant: 4 })}${line('M256 142L170 360', '#fff', 8, 'opacity=".35"')}</g>`;
}

function plush(color: string, text: string, side: Side): string {
  const turned = side === 'back' ? 'transform="translate(600 0) scale(-1 1)"' : '';
  return `<g ${turned}>${path('M150 330C96 330 84 420 120 450C150 420 170 400 190 390ZM450 330C504 330 516 420 480 450C450 420 430 400 410 390Z', '#cfd3d9')}<ellipse cx="300" cy="410" rx="142" ry="124" fill="#fbf9f6"/>${path('M300 286C380 286 442 340 442 410C442 478 380 534 310 534C390 470 390 360 300 286Z', dark, 'opacity=".1"')}<circle cx="300" cy="226" r="118" fill="#fdfbf8"/>${path('M340 114C400 134 424 190 416 246C408 300 366 344 310 344C390 300 396 180 340 114Z', dark, 'opacity=".09"')}<circle cx="254" cy="226" r="13" fill="#2a1a1e"/><circle cx="346" cy="226" r="13" fill="#2a1a1e"/><circle cx="250" cy="221" r="4" fill="#fff"/><circle cx="342" cy="221" r="4" fill="#fff"/>${path('M268 246Q300 226 332 246Q322 284 300 288T268 246Z', '#f2b23e')}${path('M268 250Q300 262 332 250Q322 284 300 288T268 250Z', '#d98f1f')}<ellipse cx="226" cy="258" rx="18" ry="11" fill="#f0a5a0" opacity=".7"/><ellipse cx="374" cy="258" rx="18" ry="11" fill="#f0a5a0" opacity=".7"/>${path('M186 190C186 120 236 86 300 86S414 120 414 190Q300 150 186 190Z', color)}${path('M170 204Q300 144 430 204Q440 218 424 220Q300 176 176 220Q160 218 170 204Z', mix(color, dark, 0.3))}${path('M196 356Q300 410 404 356L398 392Q300 436 202 392Z', color)}${path('M330 396L380 470L340 486L310 410Z', mix(color, dark, 0.16))}<ellipse cx="244" cy="530" rx="42" ry="18" fill="#f2b23e"/><ellipse cx="356" cy="530" rx="42" ry="18" fill="#e0a02f"/></g>${emblem(300, 134, 52, club.cream)}${lettering(text, { x: 284, y: 398, height: 17, color: club.cream, weight: 12 })}`;
}

function sticks(color: string, text: string, side: Side): string {
  const stick = (x: number, turn: number, paint: string) =>
    `<g transform="rotate(${turn} 300 320)">${path(`M${x} 110Q${x} 76 ${x + 44} 76T${x + 88} 110V490Q${x + 88} 524 ${x + 44} 524T${x} 490Z`, paint)}${path(`M${x + 58} 78Q${x + 88} 84 ${x + 88} 110V490Q${x + 88} 516 ${x + 58} 522Z`, dark, 'opacity=".16"')}${line(`M${x + 16} 116V484`, '#fff', 9, 'opacity=".5"')}<g transform="translate(${x + 46} 306) rotate(90)">${lettering(text, { x: 0, y: 17, height: 33, color: inkOn(paint), weight: 12, slant: 6 })}</g></g>`;
  const other = side === 'front' ? club.cream : color;
  return stick(196, -20, other) + stick(318, 16, color);
}

function fan(color: string, text: string, side: Side): string {
  return `<g transform="rotate(${side === 'front' ? 6 : -10} 300 320)">${line('M300 380V540', '#e9d6b6', 24)}${line('M294 390V536', '#fff', 5, 'opacity=".6"')}${path('M300 60C440 60 520 150 512 256C504 350 420 410 300 414C180 410 96 350 88 256C80 150 160 60 300 60Z', color)}${path('M400 78C490 116 518 190 512 256C504 350 420 410 300 414C440 350 470 180 400 78Z', dark, 'opacity=".12"')}${line('M300 414L140 150M300 414L220 84M300 414V62M300 414L380 84M300 414L460 150', '#fff', 2, 'opacity=".16"')}${side === 'front' ? lettering(text, { x: 304, y: 320, height: 170, color: inkOn(color), weight: 14 }) : emblem(300, 226, 170, inkOn(color)) + lettering('SCARLETS', { x: 300, y: 356, height: 26, color: inkOn(color), weight: 11 })}${line('M120 180C150 110 210 78 290 74', '#fff', 6, 'opacity=".35"')}</g>`;
}

function band(color: string, text: string, side: Side): string {
  return `<g transform="rotate(${side === 'front' ? -12 : 10} 300 300)"><ellipse cx="300" cy="270" rx="212" ry="96" fill="${mix(color, dark, 0.5)}"/>${path('M88 270C88 324 180 366 300 366S512 324 512 270V330C512 390 420 436 300 436S88 390 88 330Z', color)}${path('M400 352C470 334 512 304 512 270V330C512 378 460 412 384 426Z', dark, 'opacity=".2"')}${path('M88 270A212 96 0 0 1 512 270A212 78 0 0 0 88 270Z', mix(color, '#ffffff', 0.16))}${lettering(text, { x: 300, y: 424, height: 38, color: inkOn(color), weight: 12, slant: 4 })}${line('M104 316C122 346 160 366 196 378', '#fff', 6, 'opacity=".35"')}</g>`;
}

function tag(color: string, text: string, side: Side): string {
  return `<g transform="rotate(${side === 'front' ? 6 : -8} 300 120)"><circle cx="300" cy="118" r="52" fill="none" stroke="url(#steel)" stroke-width="13"/>${line('M300 166V206', '#8f97a3', 12)}${path('M206 206H394Q408 206 408 220V420L300 520L192 420V220Q192 206 206 206Z', color)}${path('M340 206H394Q408 206 408 220V420L300 520C360 430 356 300 340 206Z', dark, 'opacity=".18"')}${path('M210 224H390V412L300 496L210 412Z', 'none', `stroke="${inkOn(color)}" stroke-width="4" opacity=".8"`)}<circle cx="300" cy="222" r="10" fill="#5d646f"/>${side === 'front' ? lettering(text, { x: 301, y: 410, height: 124, color: inkOn(color), weight: 14 }) : emblem(300, 340, 128, inkOn(color))}${line('M204 226V410', '#fff', 5, 'opacity=".4"')}</g><defs>${gradient('steel', ['#fff', '#8f97a3', '#eef1f4', '#6b737f'], 'x2="1" y2="1"')}</defs>`;
}

function badges(color: string, text: string, side: Side): string {
  const badge = (x: number, y: number, r: number, paint: string, content: string) =>
    `<ellipse cx="${x + 8}" cy="${y + 14}" rx="${r}" ry="${r}" fill="${dark}" opacity=".16"/><circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/><circle cx="${x}" cy="${y}" r="${r - 8}" fill="none" stroke="${inkOn(paint)}" stroke-width="3" opacity=".7"/>${content}${path(`M${x - r * 0.8} ${y - r * 0.1}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.2} ${y - r * 0.78}A${r} ${r} 0 0 0 ${x - r * 0.8} ${y - r * 0.1}Z`, '#fff', 'opacity=".42"')}`;
  const big =
    side === 'front'
      ? lettering(text, { x: 231, y: 274, height: 120, color: club.cream, weight: 14 })
      : emblem(230, 214, 130, club.cream);
  return (
    badge(230, 214, 140, color, big) +
    badge(418, 356, 104, club.cream, emblem(418, 356, 96, club.main)) +
    badge(
      222,
      446,
      82,
      '#222a45',
      lettering('MINATO', { x: 222, y: 460, height: 28, color: '#f0c25c', weight: 11 }),
    )
  );
}

function stickers(color: string, text: string, side: Side): string {
  const cut = (content: string, x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${content}</g>`;
  const label = `${path('M-130-44H130Q144-44 144-30V30Q144 44 130 44H-130Q-144 44-144 30V-30Q-144-44-130-44Z', color, 'stroke="#fff" stroke-width="12"')}${lettering('SCARLETS', { x: 0, y: 18, height: 35, color: club.cream, weight: 12, slant: 8 })}`;
  const roundel = `<circle r="76" fill="${club.cream}" stroke="#fff" stroke-width="12"/><circle r="70" fill="none" stroke="${color}" stroke-width="5"/>${emblem(0, 0, 84, color)}`;
  const figureTag = `${path('M-60-70H60V40L0 90L-60 40Z', '#222a45', 'stroke="#fff" stroke-width="12" stroke-linejoin="round"')}${lettering(text, { x: 2, y: 34, height: 84, color: '#f0c25c', weight: 14 })}`;
  const sheet = `${path('M96 70H504V530H96Z', '#ffffff')}${path('M96 70H504V530H96Z', dark, 'opacity=".03"')}`;
  return `<g transform="rotate(${side === 'front' ? -3 : 5} 300 300)">${sheet}${cut(label, 300, 158, -4)}${cut(roundel, 202, 320, 8)}${cut(figureTag, 392, 316, -6)}${cut(`<g transform="scale(1.7)">${baseball(0, 0, 30)}</g>`, 200, 462, 0)}${cut(path('M-90 16C-60-40-30-40 0 0S60 40 90-16V34C60 60 20 50 0 44S-60 30-90 50Z', '#3b83b5', 'stroke="#fff" stroke-width="10" stroke-linejoin="round"'), 382, 460, 0)}</g>`;
}

function ball(color: string, text: string, side: Side): string {
  return `<g transform="translate(300 310) rotate(${side === 'front' ? -14 : 40}) scale(6.200)">${baseball(0, 0, 30)}</g>${side === 'front' ? lettering(text, { x: 298, y: 320, height: 25, color, weight: 10, slant: 10 }) + line('M236 338Q300 346 362 332', color, 4) : emblem(300, 310, 90, color)}${path('M170 250C190 190 240 150 300 142C250 176 214 220 200 280Z', '#fff', 'opacity=".8"')}`;
}

/** A printed player under clear acrylic. */
function stand(color: string, text: string, side: Side): string {
  const player = players.find(({ jerseyNumber }) => jerseyNumber === text);
  const drawn = player ? `<g transform="translate(132 74) scale(.7)">${figure(player)}</g>` : '';
  return `${path('M150 500Q300 470 450 500L470 530Q300 566 130 530Z', '#dfe8ee')}${path('M150 500Q300 470 450 500Q300 520 150 500Z', color, 'opacity=".85"')}<g ${side === 'back' ? 'transform="translate(60 0) scale(.8 1) skewY(3)"' : ''}>${path('M150 500V160Q150 70 300 70T450 160V500Q300 520 150 500Z', '#f8fbfd', 'opacity=".75"')}<clipPath id="stand">${path('M158 496V162Q158 78 300 78T442 162V496Q300 514 158 496Z', '#000')}</clipPath><g clip-path="url(#stand)">${drawn}</g>${path('M150 500V160Q150 70 300 70T450 160V500Q300 520 150 500Z', 'none', 'stroke="#b9c8d2" stroke-width="4"')}${path('M170 460V170Q172 110 230 92Q200 130 198 180V470Z', '#fff', 'opacity=".5"')}</g>`;
}

function phoneCase(color: string, text: string, side: Side): string {
  return `<g transform="rotate(${side === 'front' ? -8 : 8} 300 300)">${path('M212 60H388Q424 60 424 96V504Q424 540 388 540H212Q176 540 176 504V96Q176 60 212 60Z', color)}${path('M360 60H388Q424 60 424 96V504Q424 540 388 540H330C392 400 380 200 360 60Z', dark, 'opacity=".16"')}${path('M208 84H270Q284 84 284 98V176Q284 190 270 190H208Q194 190 194 176V98Q194 84 208 84Z', mix(color, dark, 0.4))}<circle cx="239" cy="112" r="19" fill="#14141a"/><circle cx="239" cy="162" r="19" fill="#14141a"/><circle cx="234" cy="107" r="5" fill="#6f86a8"/><circle cx="234" cy="157" r="5" fill="#6f86a8"/>${side === 'front' ? emblem(306, 320, 130, inkOn(color)) : lettering(text, { x: 306, y: 380, height: 110, color: inkOn(color), weight: 14 })}${lettering('MINATO', { x: 300, y: 488, height: 24, color: inkOn(color), weight: 10 })}${line('M190 210V500', '#fff', 6, 'opacity=".35"')}</g>`;
}

export function voice(color: string, side: Side): string {
  const bars = [22, 46, 84, 58, 120, 150, 96, 128, 70, 104, 50, 30]
    .map((height, index) =>
      line(`M${212 + index * 16} ${290 - height / 2}v${height}`, index > 6 ? '#f2b8bb' : '#fff', 8),
    )
    .join('');
  return `<g transform="rotate(${side === 'front' ? -6 : 7} 300 300)">${path('M196 50H404Q440 50 440 86V514Q440 550 404 550H196Q160 550 160 514V86Q160 50 196 50Z', '#17131a')}${path('M200 66H400Q424 66 424 90V510Q424 534 400 534H200Q176 534 176 510V90Q176 66 200 66Z', color)}${path('M176 400L424 250V510Q424 534 400 534H200Q176 534 176 510Z', '#000', 'opacity=".16"')}<circle cx="300" cy="290" r="112" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/><circle cx="300" cy="290" r="136" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/>${bars}<circle cx="300" cy="456" r="40" fill="#fff"/>${path('M288 436L320 456L288 476Z', color)}${emblem(300, 120, 46, '#fff')}${path('M266 74H334Q340 74 340 80T334 86H266Q260 86 260 80T266 74Z', '#17131a')}</g>`;
}

/** Drawing functions by Item kind. */
export const wares = {
  mug,
  bottle,
  megaphone,
  plush,
  sticks,
  fan,
  band,
  tag,
  badges,
  stickers,
  ball,
  stand,
  case: phoneCase,
} as const;
