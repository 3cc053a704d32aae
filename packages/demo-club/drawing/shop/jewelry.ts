import { club, metal as metals } from '../palette.ts';
import { gradient, line, mix, path } from '../svg.ts';
import type { Metal, Shape, Side } from './item.ts';

const defs = (metal: Metal) =>
  `<defs>${gradient('metal', metals[metal], 'x2="1" y2="1"')}${gradient('band', [metals[metal][2], metals[metal][0], metals[metal][1], metals[metal][4], metals[metal][3]], 'x2="1" y2=".3"')}</defs>`;

const edgeOf = (metal: Metal) => metals[metal][4];

/** A metal charm around the origin, about 100 high. */
function charm(shape: Shape, metal: Metal, stone?: string): string {
  const edge = edgeOf(metal);
  const gem = (x: number, y: number, r: number) => (stone ? jewel(x, y, r, stone) : '');
  const shapes: Record<Shape, string> = {
    drop: `${path('M0-58C22-22 38-2 38 20A38 38 0 0 1-38 20C-38-2-22-22 0-58Z', 'url(#metal)', `stroke="${edge}" stroke-width="2"`)}${stone ? gem(0, 18, 25) : path('M-22 18A22 22 0 0 0 0 40', 'none', 'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"')}`,
    ball: `<circle r="46" fill="url(#metal)" stroke="${edge}" stroke-width="2"/>${line('M-27-36Q-6 0-27 36M27-36Q6 0 27 36', edge, 3.4)}${line('M-27-22l10-3M-19-8l10-2M-19 8l10 2M-27 22l10 3M27-22l-10-3M19-8l-10-2M19 8l-10 2M27 22l-10 3', edge, 2.6)}${gem(0, 0, 11)}`,
    bat: `<g transform="rotate(38)">${path('M-8-62Q0-72 8-62L13-20L5 42L9 56Q0 62-9 56L-5 42L-13-20Z', 'url(#metal)', `stroke="${edge}" stroke-width="2"`)}${line('M-5-50L-8-18', '#fff', 3, 'opacity=".8"')}</g>${stone ? gem(26, 30, 15) : ''}`,
    wave: `${path('M-56 20C-40-34-8-44 14-26C30-12 20 8 4 4C16 0 12-16-2-14C-22-12-24 18 0 24C24 28 44 14 56 0C50 34 26 48-4 46C-30 46-48 38-56 20Z', 'url(#metal)', `stroke="${edge}" stroke-width="2"`)}${gem(24, -34, 12)}`,
    base: `${path('M0 48L-44 10V-40H44V10Z', 'url(#metal)', `stroke="${edge}" stroke-width="2" stroke-linejoin="round"`)}${path('M0 34L-32 6V-28H32V6Z', 'none', 'stroke="#fff" stroke-width="2.500" opacity=".7"')}${gem(0, -6, 19)}`,
    anchor: `${line('M0-30V46M-22-10H22M-44 14Q-38 48 0 48T44 14M-44 14l-8 10M44 14l8 10', edge, 13)}${line('M0-30V46M-22-10H22M-44 14Q-38 48 0 48T44 14M-44 14l-8 10M44 14l8 10', 'url(#metal)', 9)}<circle cy="-40" r="13" fill="none" stroke="url(#metal)" stroke-width="7"/>${gem(0, 10, 12)}`,
    plain: `<circle r="40" fill="none" stroke="${edge}" stroke-width="15"/><circle r="40" fill="none" stroke="url(#metal)" stroke-width="11"/>${gem(0, 40, 17)}`,
  };
  return shapes[shape];
}

function jewel(x: number, y: number, r: number, color: string): string {
  const light = mix(color, '#ffffff', 0.55);
  const deep = mix(color, '#000000', 0.3);
  const at = (angle: number, reach: number) =>
    `${Math.round((x + Math.sin(angle) * r * reach) * 10) / 10} ${Math.round((y - Math.cos(angle) * r * reach) * 10) / 10}`;
  const corners = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4 + Math.PI / 8);
  const facets = corners.map((angle, index) => {
    const next = angle + Math.PI / 4;
    return path(
      `M${at(angle, 1)}L${at(next, 1)}L${at(next, 0.55)}L${at(angle, 0.55)}Z`,
      [light, color, deep, mix(color, deep, 0.5)][(index * 3) % 4] ?? color,
    );
  });
  const table = corners.map((angle, index) => `${index ? 'L' : 'M'}${at(angle, 0.55)}`).join('');
  return `<g>${facets.join('')}${path(`${table}Z`, mix(color, '#ffffff', 0.24))}${line(`M${x - r * 0.24} ${y - r * 0.26}l${r * 0.26} ${-r * 0.1}`, '#fff', Math.max(1.6, r * 0.12), 'opacity=".95"')}</g>`;
}

const at = (x: number, y: number, scale: number, content: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;

function necklace(metal: Metal, shape: Shape, stone: string | undefined, side: Side): string {
  const chain =
    side === 'front'
      ? 'M112 70C120 250 210 356 300 384C390 356 480 250 488 70'
      : 'M180 120C60 210 110 420 260 400C420 380 520 250 430 150C370 90 250 90 220 170C196 250 270 300 300 340';
  const y = side === 'front' ? 448 : 404;
  return `${defs(metal)}${line(chain, edgeOf(metal), 7)}${line(chain, metals[metal][3], 4.6, 'stroke-dasharray="7 5"')}<circle cx="300" cy="${y - 62}" r="11" fill="none" stroke="url(#metal)" stroke-width="6"/>${at(300, y + 4, 1.25, charm(shape, metal, stone))}`;
}

function earrings(metal: Metal, shape: Shape, stone: string | undefined, side: Side): string {
  const pendant = (x: number, y: number, turn: number) =>
    `${line(`M${x} ${y - 150}C${x + 44} ${y - 214} ${x + 66} ${y - 150} ${x + 40} ${y - 118}`, metals[metal][2], 6)}<circle cx="${x}" cy="${y - 142}" r="10" fill="url(#metal)"/>${line(`M${x} ${y - 134}L${x} ${y - 86}`, metals[metal][2], 5)}${at(x, y, 1.5, charm(shape, metal, stone), turn)}`;
  return `${defs(metal)}${side === 'front' ? pendant(204, 350, -4) + pendant(394, 350, 4) : pendant(220, 300, -24) + pendant(390, 420, 12)}`;
}

function ring(metal: Metal, shape: Shape, stone: string | undefined, side: Side): string {
  const edge = edgeOf(metal);
  const circle = side === 'front' ? [300, 356, 146, 146] : [300, 340, 176, 118];
  const [cx, cy, rx, ry] = circle;
  const top = Number(cy) - Number(ry);
  const mount =
    shape === 'plain'
      ? stone
        ? `${path(`M276 ${top + 8}L268 ${top - 40}L332 ${top - 40}L324 ${top + 8}Z`, 'url(#metal)', `stroke="${edge}" stroke-width="2"`)}${jewel(300, top - 56, 52, stone)}${line(`M258 ${top - 52}L272 ${top - 22}M342 ${top - 52}L328 ${top - 22}`, metals[metal][1], 8)}`
        : ''
      : at(300, top - 22, 1.05, charm(shape, metal, stone));
  return `${defs(metal)}<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${edge}" stroke-width="38"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="url(#band)" stroke-width="33"/><ellipse cx="${cx}" cy="${cy}" rx="${Number(rx) - 11}" ry="${Number(ry) - 11}" fill="none" stroke="${mix(edge, '#000000', 0.25)}" stroke-width="7" opacity=".55"/>${line(`M${Number(cx) - Number(rx) * 0.9} ${Number(cy) - Number(ry) * 0.42}Q${Number(cx) - Number(rx) * 0.74} ${Number(cy) - Number(ry) * 0.74} ${Number(cx) - Number(rx) * 0.4} ${Number(cy) - Number(ry) * 0.92}`, '#fff', 6, 'opacity=".8"')}${mount}`;
}

function cuff(metal: Metal, shape: Shape, stone: string | undefined, side: Side): string {
  const edge = edgeOf(metal);
  const turn = side === 'front' ? -8 : 14;
  return `${defs(metal)}<g transform="rotate(${turn} 300 300)">${path('M128 250C90 130 250 90 330 92C470 98 520 170 486 250L460 240C480 180 430 136 330 132C240 130 146 160 160 240Z', mix(edge, '#000000', 0.2))}${path('M96 270C96 250 118 226 146 236C160 340 230 392 300 392S440 340 454 236C482 226 504 250 504 270C500 420 400 486 300 486S100 420 96 270Z', 'url(#band)', `stroke="${edge}" stroke-width="2"`)}${line('M116 290C130 400 216 462 300 464S470 400 484 290', '#fff', 3, 'opacity=".7"')}${at(300, 440, 0.62, charm(shape, metal, stone))}</g>`;
}

function bracelet(metal: Metal, shape: Shape, stone: string | undefined, side: Side): string {
  const chain = 'M90 262C100 130 500 130 510 262C520 400 400 430 300 432S80 400 90 262Z';
  return `${defs(metal)}<g transform="rotate(${side === 'front' ? -6 : 18} 300 300)">${line(chain, edgeOf(metal), 17)}${line(chain, metals[metal][1], 12, 'stroke-dasharray="15 13"')}${line(chain, metals[metal][0], 3.4, 'stroke-dasharray="8 20"')}${at(300, 488, 0.95, charm(shape, metal, stone))}<circle cx="300" cy="434" r="12" fill="none" stroke="url(#metal)" stroke-width="7"/></g>`;
}

function pin(metal: Metal, shape: Shape, stone: string | undefined, side: Side): string {
  const card = `${path('M160 90H440V510H160Z', '#fffdfa')}${path('M160 90H440V150H160Z', club.main)}${path('M400 90H440V510H360C400 380 400 220 400 90Z', '#1a1018', 'opacity=".06"')}`;
  return `${defs(metal)}<g transform="rotate(${side === 'front' ? -4 : 8} 300 300)">${card}<ellipse cx="306" cy="334" rx="106" ry="104" fill="#1a1018" opacity=".1"/>${at(300, 320, 2.1, charm(shape, metal, stone))}</g>`;
}

function links(metal: Metal, shape: Shape, stone: string | undefined, side: Side): string {
  const pendant = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      1.5,
      `${path('M-12 40H12V96H-12Z', metals[metal][2])}${path('M-34 92H34Q42 92 42 100T34 112H-34Q-42 112-42 100T-34 92Z', 'url(#metal)')}<circle r="62" fill="url(#metal)" stroke="${edgeOf(metal)}" stroke-width="3"/><circle r="52" fill="${stone ?? club.deep}"/>${at(0, 0, 0.78, charm(shape, metal))}`,
      turn,
    );
  return `${defs(metal)}${side === 'front' ? pendant(190, 250, -16) + pendant(404, 320, 14) : pendant(210, 340, 20) + pendant(396, 240, -30)}`;
}

/** Drawing functions by Item kind. */
export const jewels = { necklace, earrings, ring, cuff, bracelet, pin, links } as const;
