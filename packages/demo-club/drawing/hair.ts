import type { Look } from './looks.ts';
import { line, mix, path, round } from './svg.ts';

/** The hair behind the ears and the neck. */
export function hairBehind({ hair, head }: Look, ink: string): string {
  const dark = mix(ink, '#000000', 0.25);
  if (hair === 'long')
    return path(
      'M178 150C170 190 172 214 182 232L196 224L206 240H274L284 224L298 232C308 214 310 190 302 150Z',
      dark,
    );
  if (hair === 'waves' && head !== 'bare')
    return path('M178 160C170 190 174 214 184 226H296C306 214 310 190 302 160Z', dark);
  return head === 'bare'
    ? ''
    : path('M182 160C178 188 180 204 186 214H294C300 204 302 188 298 160Z', dark);
}

/** The hair in front of the face: the whole style, or what a cap leaves visible. */
export function hairFront({ hair, head }: Look, ink: string): string {
  const light = mix(ink, '#ffffff', 0.18);
  if (head !== 'bare') return underCap(hair, ink);
  const shine = line('M200 112Q222 92 254 92', light, 6, 'opacity=".6"');
  const sides = path(
    'M181 150C179 172 181 186 185 194L191 178L192 148ZM299 150C301 172 299 186 295 194L289 178L288 148Z',
    ink,
  );
  switch (hair) {
    case 'buzz':
      return path(
        'M182 160C172 62 308 62 298 160C294 138 284 130 270 130Q240 124 210 130C196 130 186 138 182 160Z',
        ink,
        'opacity=".82"',
      );
    case 'crop':
      return `${sides}${path('M178 162C160 44 320 44 302 162L294 146Q288 136 280 142L271 132L262 141L252 131L242 140L231 131L222 141L212 133L203 143Q194 140 188 150Z', ink)}${shine}`;
    case 'part':
      return `${sides}${path('M180 160C160 70 196 58 232 64C300 52 318 104 300 160C298 138 288 128 276 122C250 128 226 122 214 104C210 128 192 136 180 160Z', ink)}${line('M226 74Q266 78 286 108M220 84Q250 104 276 112', light, 3.4, 'opacity=".55"')}`;
    case 'spikes':
      return `${sides}${path('M181 158C170 120 172 96 184 84L182 66L202 72L208 48L226 62L242 40L256 60L276 46L282 70L302 68L296 88C308 104 308 130 299 158C296 142 290 132 282 130L272 138L262 126L250 136L238 125L226 136L214 126L204 138L194 132C188 138 184 146 181 158Z', ink)}${line('M210 78L214 66M240 74L243 58M270 78L274 64', light, 4, 'opacity=".6"')}`;
    case 'fringe':
      return `${sides}${path('M179 168C160 56 320 56 301 168L294 158L288 166L278 146L270 164L258 148L246 168L234 150L222 166L212 150L202 166L194 152L188 168Z', ink)}${line('M204 96Q228 80 262 84', light, 7, 'opacity=".5"')}`;
    case 'waves':
      return `${sides}${[
        [188, 130, 19],
        [196, 102, 22],
        [218, 84, 24],
        [246, 78, 25],
        [274, 90, 23],
        [290, 114, 21],
        [296, 138, 15],
        [184, 150, 13],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`)
        .join(
          '',
        )}${path('M186 140Q200 120 216 130Q230 118 246 130Q262 118 274 132Q286 122 296 144L290 96H192Z', ink)}${line('M198 100q8-12 20-10M228 84q12-8 24-2M262 96q12-4 18 6', light, 4, 'opacity=".6"')}`;
    case 'long':
      return `${path('M180 236C160 190 164 100 196 78C238 50 300 66 306 112C314 160 312 204 300 238C294 214 296 176 284 150C262 142 238 130 226 106C218 132 200 146 194 160C186 186 188 216 180 236Z', ink)}${line('M232 82Q276 90 292 130M216 92Q206 120 192 138', light, 4, 'opacity=".5"')}`;
    case 'back':
      return `${sides}${path('M178 160C158 36 322 36 302 160C298 140 288 130 274 124Q240 116 206 124C192 130 182 140 178 160Z', ink)}${line('M212 106Q216 84 228 76M236 103Q238 82 246 74M260 106Q264 88 268 82', light, 3.4, 'opacity=".55"')}`;
  }
}

function underCap(hair: Look['hair'], ink: string): string {
  const reach = {
    buzz: 176,
    crop: 190,
    part: 196,
    spikes: 192,
    fringe: 198,
    waves: 206,
    long: 208,
    back: 192,
  }[hair];
  const sides = path(
    `M180 150C178 ${reach - 16} 181 ${reach - 4} 184 ${reach}L192 ${reach - 18}L193 150ZM300 150C302 ${reach - 16} 299 ${reach - 4} 296 ${reach}L288 ${reach - 18}L287 150Z`,
    ink,
    hair === 'buzz' ? 'opacity=".7"' : '',
  );
  return hair === 'fringe' || hair === 'long'
    ? sides + path('M196 160L204 174L212 160L222 176L230 160Z', ink)
    : sides;
}

export function facialHair({ beard }: Look, ink: string, shift: number): string {
  const x = (offset: number) => round(240 + offset + shift);
  if (beard === 'stubble')
    return path(
      `M170 212C190 226 ${x(-30)} 226 ${x(-24)} 228Q${x(0)} 220 ${x(24)} 228C${x(30)} 226 290 226 310 212V290H170Z`,
      ink,
      'opacity=".2"',
    );
  if (beard === 'goatee')
    return (
      path(
        `M${x(-17)} 246Q${x(0)} 254 ${x(17)} 246Q${x(20)} 270 ${x(0)} 280T${x(-17)} 246Z`,
        ink,
        'opacity=".85"',
      ) +
      line(
        `M${x(-19)} 228Q${x(-8)} 223 ${x(0)} 227Q${x(8)} 223 ${x(19)} 228`,
        ink,
        4,
        'opacity=".7"',
      )
    );
  if (beard === 'moustache')
    return path(
      `M${x(-24)} 233Q${x(-13)} 221 ${x(0)} 225Q${x(13)} 221 ${x(24)} 233Q${x(10)} 229 ${x(0)} 231T${x(-24)} 233Z`,
      ink,
      'opacity=".92"',
    );
  if (beard === 'full')
    return path(
      `M176 182C190 220 ${x(-34)} 228 ${x(-26)} 232Q${x(-14)} 221 ${x(0)} 226Q${x(14)} 221 ${x(26)} 232C${x(34)} 228 290 220 304 182V290H176ZM${x(-16)} 240Q${x(0)} 236 ${x(16)} 240Q${x(0)} 250 ${x(-16)} 240Z`,
      ink,
      'opacity=".88" fill-rule="evenodd"',
    );
  return '';
}
