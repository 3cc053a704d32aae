import { emblem, lettering } from './lettering.ts';
import type { PlayerWithLook } from './looks.ts';
import { club } from './palette.ts';
import { gradient, line, mix, path } from './svg.ts';

export type Cloth = { fill: string; sleeve: string; shade: string; trim: string; under: string };

const unders = { scarlet: club.deep, black: '#262126', navy: '#232c47', white: '#efe9e4' } as const;

export function clothOf({ look }: PlayerWithLook): Cloth {
  const under = unders[look.under];
  const cloths = {
    home: {
      fill: 'url(#stripes)',
      sleeve: 'url(#stripes)',
      shade: '#8d7e86',
      trim: club.main,
      under,
    },
    away: { fill: '#b9bac3', sleeve: '#b9bac3', shade: '#6c6d7c', trim: club.deep, under },
    scarlet: { fill: club.main, sleeve: club.main, shade: club.night, trim: club.cream, under },
    jacket: {
      fill: '#262a3a',
      sleeve: club.main,
      shade: '#0e1019',
      trim: club.cream,
      under: club.main,
    },
  };
  return cloths[look.shirt];
}

export const uniformDefs = `<pattern id="stripes" width="19" height="19" patternUnits="userSpaceOnUse">${path('M0 0h19v19H0z', '#fdfaf7')}${path('M8 0h1.800v19H8z', club.main, 'opacity=".5"')}</pattern>${gradient('neck', ['#000/.3', '#000/0'])}`;

const torsoOutline =
  'M198 294C176 312 140 318 112 336C98 350 112 396 126 446L136 660H344L354 446C368 396 382 350 368 336C340 318 304 312 282 294Z';

export function torso(player: PlayerWithLook, cloth: Cloth, skin: string): string {
  const { look, jerseyNumber } = player;
  const dark = mix(skin, '#7a2d1e', 0.34);
  const ink = look.shirt === 'scarlet' ? club.cream : club.main;
  const edge = look.shirt === 'scarlet' ? club.night : '#ffffff';
  return `<defs><clipPath id="torso">${path(torsoOutline, '#000')}</clipPath></defs>
${path(torsoOutline, cloth.fill)}
<g clip-path="url(#torso)">
${path('M276 290C300 400 286 540 300 660H400V290Z', cloth.shade, 'opacity=".3"')}
${line('M240 350V660', cloth.trim, look.shirt === 'home' ? 4 : 3, 'opacity=".75"')}
${[388, 470, 548, 622].map((y) => `<circle cx="240" cy="${y}" r="4.500" fill="${mix('#ffffff', cloth.shade, 0.3)}"/>`).join('')}
${line('M150 500Q176 540 168 640M332 500Q308 560 316 640', cloth.shade, 3, 'opacity=".3"')}
${look.shirt === 'away' ? lettering('MINATO', { x: 240, y: 448, height: 38, color: ink, outline: edge, weight: 12, slant: 8 }) : ''}
${look.shirt === 'home' || look.shirt === 'scarlet' ? lettering('SCARLETS', { x: 240, y: 444, height: 31, color: ink, outline: edge, weight: 13, slant: 8 }) : ''}
${look.shirt === 'home' || look.shirt === 'scarlet' ? path('M152 458Q240 470 330 452L328 458Q240 478 155 466Z', ink) : ''}
${lettering(jerseyNumber, { x: 306, y: 520, height: 46, color: ink, outline: edge, weight: 13 })}
</g>
${path('M203 232H277V290C284 306 270 330 240 340C210 330 196 306 203 290Z', skin)}
${path('M203 246C214 276 266 276 277 246V276C262 296 222 294 203 276Z', dark, 'opacity=".75"')}
${path('M258 262L277 250V290C284 306 270 330 240 340C262 318 262 290 258 262Z', dark, 'opacity=".5"')}
${path('M200 304Q210 344 240 352Q270 344 280 304L276 338Q260 356 240 358Q220 356 204 338Z', cloth.under)}
${path('M198 292C204 330 220 352 240 366L236 380C206 362 186 330 184 302ZM282 292C276 330 260 352 240 366L244 380C274 362 294 330 296 302Z', look.shirt === 'home' ? '#fdfaf7' : cloth.fill)}
${line('M186 303C190 334 212 362 240 378C268 362 290 334 294 303', cloth.trim, 5)}`;
}

/** A catcher's chest guard over the shirt. */
export const chestGuard = `
${path('M188 318C170 330 142 338 140 360L150 560Q240 610 330 560L340 360C338 338 310 330 292 318Q270 366 240 370T188 318Z', '#2a2127')}
${path('M196 344C184 350 160 356 158 370L164 548Q240 586 316 548L322 370C320 356 296 350 284 344Q264 382 240 386T196 344Z', club.deep)}
${path('M284 344C296 350 320 356 322 370L316 548Q296 560 268 566Q280 450 270 374Z', club.night, 'opacity=".45"')}
${line('M161 410Q240 432 320 410M163 462Q240 486 318 462M165 512Q240 540 316 512M240 388V572M200 398L204 560M280 398L276 560', '#2a2127', 6)}
${emblem(240, 436, 54, club.cream, '#2a2127')}`;
