import { emblem, lettering } from '../lettering.ts';
import { club } from '../palette.ts';
import { line, mix, path } from '../svg.ts';
import type { Side } from './item.ts';

const cloths = {
  home: { fill: 'url(#pin)', ink: club.main, trim: club.main, edge: '#ffffff' },
  away: { fill: '#b9bbc4', ink: club.deep, trim: club.deep, edge: '#ffffff' },
  scarlet: { fill: club.main, ink: club.cream, trim: club.cream, edge: club.night },
  navy: { fill: '#222a45', ink: '#f0c25c', trim: '#f0c25c', edge: '#11162a' },
} as const;

const shirt =
  'M232 112C196 126 150 138 122 160L58 300C54 310 58 318 68 322L138 346L160 306L168 520Q300 544 432 520L440 306L462 346L532 322C542 318 546 310 542 300L478 160C450 138 404 126 368 112Q300 168 232 112Z';

const folds = `${path('M368 112C404 126 450 138 478 160L542 300C546 310 542 318 532 322L462 346L440 306L432 520Q400 526 366 529C392 400 384 250 348 126Z', '#2a1a24', 'opacity=".13"')}${line('M164 306Q158 250 150 214M438 306Q444 250 452 214', '#2a1a24', 3, 'opacity=".22"')}${line('M176 470Q220 430 214 360M424 470Q384 430 388 360M200 526Q230 500 236 450', '#2a1a24', 4, 'opacity=".08"')}${line('M124 166L66 298M234 118C198 132 154 144 128 162', '#fff', 4, 'opacity=".5"')}`;

export function jersey(cloth: keyof typeof cloths, text: string, side: Side): string {
  const { fill, ink, trim, edge } = cloths[cloth];
  const print =
    side === 'back'
      ? lettering('SCARLETS', {
          x: 300,
          y: 222,
          height: 30,
          color: ink,
          outline: edge,
          weight: 11,
        }) + lettering(text, { x: 302, y: 416, height: 150, color: ink, outline: edge, weight: 14 })
      : line('M300 150V530', trim, 4, 'opacity=".55"') +
        [200, 268, 336, 404, 472]
          .map((y) => `<circle cx="300" cy="${y}" r="6" fill="#fff" stroke="#0002"/>`)
          .join('') +
        lettering(cloth === 'away' ? 'MINATO' : 'SCARLETS', {
          x: 300,
          y: 296,
          height: 48,
          color: ink,
          outline: edge,
          weight: 12,
          slant: 8,
        }) +
        path('M184 312Q300 330 420 304L417 312Q300 342 188 322Z', ink) +
        lettering(text, { x: 382, y: 408, height: 62, color: ink, outline: edge, weight: 13 });
  const neck =
    side === 'back'
      ? path('M232 112Q300 140 368 112L360 106Q300 122 240 106Z', trim)
      : `${path('M236 110Q300 96 364 110Q300 180 236 110Z', mix(club.ink, '#ffffff', 0.35))}${line('M232 112C244 150 272 178 300 190C328 178 356 150 368 112', trim, 10)}`;
  return `<defs><pattern id="pin" width="21" height="21" patternUnits="userSpaceOnUse">${path('M0 0h21v21H0z', '#fdfbf9')}${path('M9 0h2v21H9z', club.main, 'opacity=".45"')}</pattern></defs>${path(shirt, fill)}${line('M66 300L144 328M534 300L456 328', trim, 9)}${line('M169 508Q300 530 431 508', trim, 3, 'opacity=".5"')}${print}${neck}${folds}`;
}

function tee(color: string, text: string, side: Side): string {
  const ink = color === club.cream ? club.main : club.cream;
  const print =
    side === 'back'
      ? emblem(300, 190, 44, ink)
      : `${emblem(300, 260, 120, ink)}${lettering(text, { x: 300, y: 376, height: 34, color: ink, weight: 10 })}${line('M196 396H404', ink, 4)}`;
  return `${path(shirt, color)}${print}${path('M236 110Q300 96 364 110Q300 172 236 110Z', mix(color, '#000000', 0.35))}${line('M232 112Q300 178 368 112', mix(color, '#000000', 0.16), 9)}${folds}`;
}

function hoodie(color: string, text: string, side: Side): string {
  const dark = mix(color, '#000000', 0.3);
  const ink = color === club.cream ? club.main : club.cream;
  const body =
    'M214 140C174 150 138 164 122 190L78 470L140 486L166 330L166 528Q300 546 434 528L434 330L460 486L522 470L478 190C462 164 426 150 386 140Z';
  const front = `${path('M222 146Q300 250 378 146Q392 92 300 84Q208 92 222 146Z', dark)}${path('M214 140C200 96 250 66 300 66S400 96 386 140C392 180 346 226 300 238C254 226 208 180 214 140ZM232 142C240 180 270 206 300 214C330 206 360 180 368 142C364 108 330 96 300 96S236 108 232 142Z', color, 'fill-rule="evenodd"')}${line('M276 226L270 320M324 226L330 306', club.paper, 6)}${path('M210 440L236 392H364L390 440V506Q300 518 210 506Z', mix(color, '#000000', 0.1))}`;
  const back = `${path('M214 140C200 86 250 62 300 62S400 86 386 140C380 220 330 244 300 244S220 220 214 140Z', mix(color, '#000000', 0.1))}`;
  return `${path(body, color)}${side === 'front' ? lettering(text, { x: 300, y: 352, height: 50, color: ink, weight: 12, slant: 6 }) : emblem(300, 360, 150, ink)}${path('M386 140C426 150 462 164 478 190L522 470L460 486L434 330V528Q400 533 368 536C400 420 392 260 386 140Z', '#1a1018', 'opacity=".16"')}${side === 'front' ? front : back}${line('M168 500Q300 518 432 500M84 452L146 468M516 452L454 468', dark, 4, 'opacity=".5"')}${line('M126 194L90 430', '#fff', 5, 'opacity=".3"')}`;
}

function cap(color: string, text: string, side: Side): string {
  const dark = mix(color, '#000000', 0.28);
  const ink = color === club.cream ? club.main : '#ffffff';
  if (side === 'back')
    return `${path('M110 410C100 250 180 150 300 150S500 250 490 410Q300 440 110 410Z', color)}${path('M222 424C222 360 250 330 300 330S378 360 378 424Z', club.paper)}${path('M222 424C222 360 250 330 300 330S378 360 378 424', 'none', `stroke="${dark}" stroke-width="8"`)}${path('M214 398H386V426H214Z', color)}${path('M286 392h44v40h-44z', '#b9a26a')}${path('M300 150C440 150 500 250 490 410Q450 418 420 420C440 300 400 200 300 150Z', '#1a1018', 'opacity=".2"')}${lettering(text, { x: 300, y: 306, height: 34, color: ink, weight: 11 })}<ellipse cx="300" cy="152" rx="18" ry="9" fill="${dark}"/>`;
  return `${path('M120 372C110 226 190 140 312 140S490 226 484 366C400 330 220 332 120 372Z', color)}${path('M330 141C440 148 488 230 484 366C450 350 420 343 388 340C420 260 396 190 330 141Z', '#1a1018', 'opacity=".24"')}${line('M310 140C250 190 222 260 222 344M310 140C372 190 398 260 398 342', dark, 3, 'opacity=".7"')}${path('M150 290C160 220 200 178 252 162C208 204 190 250 186 316Z', '#fff', 'opacity=".18"')}<ellipse cx="310" cy="141" rx="18" ry="9" fill="${dark}"/>${emblem(308, 260, 128, ink)}${path('M92 396C160 322 440 318 512 386C526 402 516 424 494 424C400 388 210 394 120 434C92 442 76 418 92 396Z', dark)}${path('M96 392C170 326 430 322 508 384C410 352 190 356 96 392Z', mix(color, '#000000', 0.1))}${line('M124 418C210 376 400 372 486 408M138 408C220 368 390 364 474 398', '#fff', 2, 'opacity=".3" stroke-dasharray="7 6"')}`;
}

/** A scarf-like towel hung in two folds; its back view lies flat. */
function muffler(color: string, text: string, side: Side): string {
  const dark = mix(color, '#000000', 0.32);
  const ink = color === club.cream ? club.main : club.cream;
  const fringe = (x: number, y: number) =>
    Array.from({ length: 10 }, (_, i) =>
      line(`M${x + i * 11} ${y}v16`, ink === club.cream ? color : club.main, 4),
    ).join('');
  if (side === 'back')
    return `<g transform="rotate(-9 300 300)">${path('M40 236Q300 220 560 236V368Q300 352 40 368Z', color)}${path('M40 256Q300 240 560 256V264Q300 248 40 264ZM40 340Q300 324 560 340V348Q300 332 40 348Z', ink)}${lettering(text, { x: 300, y: 328, height: 58, color: ink, weight: 12, slant: 8 })}${path('M340 228C330 270 350 320 344 354L560 368V236Z', '#1a1018', 'opacity=".1"')}${line('M40 238V366M560 238V366', ink, 6)}</g>`;
  return `${path('M150 150Q300 96 450 150Q470 168 456 196Q300 140 144 196Q130 168 150 150Z', dark)}${path('M148 156C128 180 140 200 150 206L170 492H278L262 190C230 150 180 140 148 156Z', color)}${path('M452 156C472 180 460 200 450 206L430 462H322L338 190C370 150 420 140 452 156Z', mix(color, '#000000', 0.08))}${path('M412 150C472 150 466 196 450 206L430 462H394Z', '#1a1018', 'opacity=".14"')}${fringe(172, 494)}${fringe(324, 464)}${path('M166 448L276 448V462H167ZM324 420H433V434H324Z', ink)}<g transform="translate(222 330) rotate(87)">${lettering(text, { x: 0, y: 20, height: 36, color: ink, weight: 12, slant: 6 })}</g><g transform="translate(380 316) rotate(-87)">${emblem(0, 0, 66, ink)}</g>${line('M164 214L182 440', '#fff', 5, 'opacity=".25"')}`;
}

function towel(color: string, text: string, side: Side): string {
  const ink = color === club.cream ? club.main : club.cream;
  const layers =
    side === 'front'
      ? [0, 1, 2]
          .map((index) =>
            path(
              `M112 ${400 - index * 44}C100 ${400 - index * 44} 100 ${444 - index * 44} 112 ${446 - index * 44}L488 ${446 - index * 44}V${400 - index * 44}Z`,
              mix(color, '#000000', 0.24 - index * 0.08),
            ),
          )
          .join('')
      : '';
  return side === 'front'
    ? `${layers}${path('M118 176H482Q494 176 494 190V330Q494 344 482 344H118Q106 344 106 330V190Q106 176 118 176Z', color)}${path('M106 206H494V216H106ZM106 304H494V314H106Z', ink)}${lettering(text, { x: 300, y: 288, height: 54, color: ink, weight: 12, slant: 8 })}${path('M380 176H482Q494 176 494 190V446H420Z', '#1a1018', 'opacity=".12"')}${line('M122 184H470', '#fff', 4, 'opacity=".35"')}`
    : `${path('M150 90H450V510H150Z', color)}${path('M150 130H450V142H150ZM150 458H450V470H150Z', ink)}${emblem(300, 266, 150, ink)}${lettering(text, { x: 300, y: 420, height: 36, color: ink, weight: 11 })}${path('M370 90H450V510H330C380 380 340 200 370 90Z', '#1a1018', 'opacity=".1"')}${line('M158 94V506', '#fff', 4, 'opacity=".4"')}`;
}

function tote(color: string, text: string, side: Side): string {
  const ink = color === club.cream ? club.main : club.cream;
  return `${line('M218 220C210 80 280 70 300 70S390 80 382 220', mix(color, '#000000', 0.25), 18)}${path('M120 212H480L500 508Q300 530 100 508Z', color)}${path('M400 212H480L500 508Q460 514 420 516C430 410 410 300 400 212Z', '#1a1018', 'opacity=".13"')}${line('M226 224C220 110 280 104 300 104S380 110 374 224', mix(color, '#000000', 0.12), 18)}${path('M122 212H478L480 232H121Z', mix(color, '#000000', 0.1))}${side === 'front' ? emblem(300, 330, 120, ink) + lettering(text, { x: 300, y: 450, height: 34, color: ink, weight: 11 }) : lettering(text, { x: 300, y: 396, height: 50, color: ink, weight: 12, slant: 8 })}${line('M132 240L114 490', '#fff', 4, 'opacity=".35"')}`;
}

function flag(color: string, text: string, side: Side): string {
  const wave = 'M170 120C250 80 330 170 520 116V360C330 414 250 324 170 364Z';
  return `<g transform="${side === 'back' ? 'translate(600 0) scale(-1 1) rotate(4 300 300)' : 'rotate(-4 300 300)'}">${line('M160 96V540', '#c08d4e', 15)}${line('M157 100V536', '#f0cf98', 4)}<circle cx="160" cy="92" r="14" fill="#e9c46a"/>${path(wave, color)}${path('M170 330C250 290 330 380 520 326V360C330 414 250 324 170 364Z', club.cream)}${path('M300 119C360 134 420 140 520 116V360C420 388 360 384 300 368C330 290 320 190 300 119Z', '#1a1018', 'opacity=".12"')}</g><g transform="${side === 'back' ? 'translate(-90 0)' : ''} rotate(-4 300 300)">${emblem(340, 200, 92, club.cream)}${lettering(text, { x: 344, y: 306, height: 38, color: club.cream, weight: 12, slant: 6 })}</g>`;
}

/** Drawing functions by Item kind. */
export const apparel = { tee, hoodie, cap, tote, muffler, towel, flag } as const;
