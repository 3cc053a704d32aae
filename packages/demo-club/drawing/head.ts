import { facialHair, hairBehind, hairFront } from './hair.ts';
import { headwear } from './headwear.ts';
import type { Look } from './looks.ts';
import { line, mix, path, round } from './svg.ts';

export const skins = {
  fair: '#f6d3b3',
  light: '#edbf96',
  tan: '#d9a273',
  deep: '#b97d54',
} as const;
const hairs = {
  black: '#211a1b',
  brown: '#43291d',
  ash: '#5b4b41',
  chestnut: '#6d3b22',
  grey: '#6f6a69',
} as const;

const faces = {
  oval: { temple: 57, jaw: 46, chin: 17, foot: 264 },
  round: { temple: 61, jaw: 55, chin: 25, foot: 260 },
  square: { temple: 58, jaw: 55, chin: 30, foot: 266 },
  long: { temple: 54, jaw: 45, chin: 19, foot: 273 },
  heart: { temple: 58, jaw: 41, chin: 12, foot: 262 },
} as const;

/** The head of a 480 × 640 figure, with its face around (240, 185). */
export function head(look: Look): string {
  const skin = skins[look.skin];
  const shade = mix(skin, '#7a2d1e', 0.26);
  const ink = hairs[look.hairColor];
  const face = faceOf(look.face);
  const shift = look.turn * 8;
  return `<defs><clipPath id="face">${path(face, '#000')}</clipPath></defs>
<g transform="rotate(${look.lean} 240 290) translate(240 266) scale(1.12) translate(-240 -252)">
${hairBehind(look, ink)}
${ears(look, skin, shade)}
${path(face, skin)}
<g clip-path="url(#face)">
${path(`M${round(262 + shift)} 90C${round(284 + shift)} 150 ${round(252 + shift)} 196 ${round(262 + shift)} 222C${round(258 + shift)} 244 250 262 240 290H330V90Z`, shade, 'opacity=".55"')}
${path('M170 100H310V168C270 150 210 150 170 168Z', shade, `opacity="${look.head === 'bare' ? 0.2 : 0.6}"`)}
<ellipse cx="${round(203 + shift)}" cy="214" rx="15" ry="8" fill="#e2503f" opacity=".2"/><ellipse cx="${round(279 + shift)}" cy="214" rx="15" ry="8" fill="#e2503f" opacity=".2"/>
${facialHair(look, ink, shift)}
</g>
${marks(look, shift)}
${nose(look, shade, shift)}
${mouth(look, shade, shift)}
${eye(look, -1, shift)}${eye(look, 1, shift)}
${brow(look, ink, -1, shift)}${brow(look, ink, 1, shift)}
${hairFront(look, ink)}
${glasses(look, shift)}
${headwear(look, shift)}
</g>`;
}

function faceOf(kind: Look['face']): string {
  const { temple, jaw, chin, foot } = faces[kind];
  const side = (sign: 1 | -1, x: number) => round(240 + sign * x);
  return `M${side(-1, temple)} 152C${side(-1, temple)} 190 ${side(-1, temple - 1)} 208 ${side(-1, jaw)} 228C${side(-1, jaw - 6)} 246 ${side(-1, chin + 9)} ${foot - 3} ${side(-1, chin / 2)} ${foot}Q240 ${foot + 3} ${side(1, chin / 2)} ${foot}C${side(1, chin + 9)} ${foot - 3} ${side(1, jaw - 6)} 246 ${side(1, jaw)} 228C${side(1, temple - 1)} 208 ${side(1, temple)} 190 ${side(1, temple)} 152C${side(1, temple)} 92 ${side(-1, temple)} 92 ${side(-1, temple)} 152Z`;
}

function ears({ face, turn }: Look, skin: string, shade: string): string {
  const reach = faces[face].temple;
  const ear = (sign: 1 | -1, color: string) => {
    const x = 240 + sign * (reach + 3 - sign * turn * 4);
    return `<ellipse cx="${round(x)}" cy="190" rx="11" ry="18" fill="${color}"/>${line(`M${round(x + sign * 4)} 180q${-sign * 8} 8 ${-sign * 2} 18`, shade, 2.6)}`;
  };
  return ear(-1, skin) + ear(1, mix(skin, shade, 0.55));
}

function eye({ eyes }: Look, sign: 1 | -1, shift: number): string {
  const { half, up, low, outer } = {
    round: { half: 12, up: 8.5, low: 4.5, outer: 0 },
    narrow: { half: 13, up: 4.2, low: 2.2, outer: -1 },
    gentle: { half: 12.5, up: 6.5, low: 3, outer: 3.4 },
    keen: { half: 13.5, up: 6, low: 2.8, outer: -4.4 },
  }[eyes];
  const x = 240 + sign * 26 + shift;
  const y = 190;
  const inner = round(x - sign * half);
  const end = `${round(x + sign * half)} ${round(y + outer)}`;
  const upper = `Q${round(x + sign * 1)} ${round(y - up * 2)} ${end}`;
  const iris = Math.min(5.8, up + low / 2 - 0.2);
  return `${path(`M${inner} ${y + 1}${upper}Q${round(x)} ${round(y + low * 2)} ${inner} ${y + 1}Z`, '#fffaf5')}
<circle cx="${round(x + shift * 0.14)}" cy="${round(y - up / 2 + 1.6)}" r="${round(iris)}" fill="#33201a"/><circle cx="${round(x + shift * 0.14 - 1.8)}" cy="${round(y - up / 2 - 0.4)}" r="1.6" fill="#fff"/>
${line(`M${inner} ${y + 1}${upper}`, '#1f1413', 3.4)}${eyes === 'round' || eyes === 'gentle' ? line(`M${round(x - sign * 8)} ${round(y - up - 3.5)}q${sign * 8} -4 ${sign * 17} 2`, '#8a4a36', 1.5, 'opacity=".55"') : ''}`;
}

function brow({ brows }: Look, ink: string, sign: 1 | -1, shift: number): string {
  const x = (offset: number) => round(240 + sign * offset + shift);
  const shapes = {
    straight: line(`M${x(13)} 171L${x(41)} 170`, ink, 6),
    arched: line(`M${x(13)} 173Q${x(29)} 161 ${x(42)} 171`, ink, 5),
    thick: line(`M${x(13)} 171Q${x(28)} 165 ${x(42)} 170`, ink, 9.5),
    sharp: line(`M${x(13)} 173L${x(35)} 166L${x(43)} 170`, ink, 6.4),
    soft: line(`M${x(14)} 169Q${x(28)} 164 ${x(42)} 173`, ink, 4.6),
  };
  return shapes[brows];
}

function nose({ nose: kind }: Look, shade: string, shift: number): string {
  const x = 240 + shift * 1.5;
  const { reach, tip } = {
    small: { reach: 6, tip: 212 },
    broad: { reach: 11, tip: 215 },
    long: { reach: 8, tip: 219 },
  }[kind];
  const dark = mix(shade, '#5a1f14', 0.35);
  return `${path(`M${round(x + 1)} 186Q${round(x + 3)} ${tip - 14} ${round(x + reach + 2)} ${tip - 3}Q${round(x + reach)} ${tip + 3} ${round(x)} ${tip + 3}Z`, shade, 'opacity=".8"')}
${line(`M${round(x - reach)} ${tip - 1}Q${round(x - reach + 1)} ${tip + 4} ${round(x)} ${tip + 3}T${round(x + reach)} ${tip - 1}`, dark, 2.6)}`;
}

function mouth({ mouth: kind, nose: above }: Look, shade: string, shift: number): string {
  const x = 240 + shift * 1.2;
  const y = above === 'long' ? 239 : 236;
  const lip = '#94412f';
  const under = line(`M${round(x - 9)} ${y + 13}q9 5 18 0`, shade, 3, 'opacity=".8"');
  const at = `translate(${round(x)} ${y})`;
  const teeth = (open: string, white: string) =>
    `<g transform="${at}">${path(open, '#6f221f')}${path(white, '#fffdf9')}</g>`;
  const shapes = {
    calm:
      line(`M${round(x - 15)} ${y}Q${round(x)} ${y + 3} ${round(x + 15)} ${y - 0.5}`, lip, 3.4) +
      under,
    soft:
      line(`M${round(x - 17)} ${y - 3}Q${round(x)} ${y + 9} ${round(x + 17)} ${y - 3}`, lip, 3.4) +
      under,
    smirk:
      line(
        `M${round(x - 14)} ${y + 1}Q${round(x + 4)} ${y + 5} ${round(x + 18)} ${y - 6}l2-3`,
        lip,
        3.4,
      ) + under,
    wide: teeth(
      'M-22-6Q0 2 22-6Q20 14 0 15T-22-6Z',
      'M-20-5Q0 2.500 20-5Q18 3 13 6Q0 9-13 6T-20-5Z',
    ),
    shout: teeth('M-19-7Q0-10 19-7Q21 19 0 22T-19-7Z', 'M-17-6Q0-9 17-6L15 0Q0-2-15 0Z'),
  };
  return shapes[kind];
}

function marks({ mark }: Look, shift: number): string {
  if (mark === 'mole')
    return `<circle cx="${round(266 + shift)}" cy="224" r="2.6" fill="#4a2418"/>`;
  if (mark === 'freckles')
    return [-44, -36, -29, 29, 36, 44, -39, 40]
      .map(
        (dx, index) =>
          `<circle cx="${round(240 + dx + shift)}" cy="${207 + ((index * 5) % 9)}" r="1.8" fill="#b56a3c"/>`,
      )
      .join('');
  if (mark === 'eyeBlack')
    return [-1, 1]
      .map((sign) =>
        line(
          `M${round(240 + sign * 17 + shift)} 204L${round(240 + sign * 37 + shift)} 202`,
          '#1f1716',
          5.5,
        ),
      )
      .join('');
  if (mark === 'plaster')
    return `<g transform="translate(${round(276 + shift)} 214) rotate(-18)"><rect x="-15" y="-6" width="30" height="12" rx="6" fill="#f7e3cf"/><rect x="-5" y="-6" width="10" height="12" fill="#e5c4a3"/></g>`;
  return '';
}

function glasses({ glasses: kind }: Look, shift: number): string {
  if (!kind) return '';
  const [left, right] = [214 + shift, 266 + shift];
  if (kind === 'shades')
    return `<g>${path(`M${round(left - 31)} 178Q${round(240 + shift)} 166 ${round(right + 31)} 178L${round(right + 25)} 201Q${round(right)} 214 ${round(right - 17)} 196Q${round(240 + shift)} 186 ${round(left + 17)} 196Q${round(left)} 214 ${round(left - 25)} 201Z`, '#2a1420')}${path(`M${round(left - 27)} 180Q${round(240 + shift)} 170 ${round(right + 27)} 180L${round(right + 24)} 190Q${round(240 + shift)} 176 ${round(left - 24)} 192Z`, '#f0803c', 'opacity=".85"')}${line(`M${round(left - 14)} 196L${round(left)} 180M${round(right - 4)} 200L${round(right + 12)} 180`, '#fff', 3, 'opacity=".4"')}</g>`;
  const frame = (x: number) =>
    kind === 'round'
      ? `<circle cx="${round(x)}" cy="190" r="19" fill="#fff" fill-opacity=".16"/>`
      : `<rect x="${round(x - 20)}" y="177" width="40" height="27" rx="6" fill="#fff" fill-opacity=".16"/>`;
  const color = kind === 'round' ? '#6b4a2a' : '#20242c';
  return `<g stroke="${color}" stroke-width="${kind === 'round' ? 3.4 : 4.4}">${frame(left)}${frame(right)}<path d="M${round(left + 19)} 187q7-5 14 0M${round(left - 20)} 186L182 182M${round(right + 20)} 186L298 182" fill="none"/></g>`;
}
