import { lettering } from '../lettering.ts';
import { club } from '../palette.ts';
import { ball, bat, glove } from '../pose.ts';
import { line, mix, path, round } from '../svg.ts';
import { range, sky, spots, stands, tall } from './parts.ts';

export const locker = tall(
  `${sky(['#e9ddd2', '#cdb9a8', '#a68a76'], 600, 800)}${path('M60 40H540V800H60Z', '#7b4a30')}${path('M84 64H516V150H84Z', '#5b3320')}${path('M84 170H516V800H84Z', '#4a281a')}${line('M110 206H490', '#c9ced6', 9)}<g transform="translate(150 190) scale(.5)">${path('M232 112C196 126 150 138 122 160L58 300L138 346L160 306L168 620Q300 644 432 620L440 306L462 346L542 300L478 160C450 138 404 126 368 112Q300 168 232 112Z', '#fdfaf7')}${range(
    19,
  )
    .map((index) => line(`M${150 + index * 17} 150V610`, club.main, 1.6, 'opacity=".35"'))
    .join(
      '',
    )}${lettering('SCARLETS', { x: 300, y: 310, height: 46, color: club.main, weight: 12, slant: 8 })}${line('M300 100L270 40Q300 10 330 40', '#c9ced6', 9)}</g><g transform="translate(250 70) scale(.28)">${path('M120 272C110 126 190 40 312 40S490 126 484 266C400 230 220 232 120 272Z', club.main)}${path('M92 296C160 222 440 218 512 286C526 302 516 324 494 324C400 288 210 294 120 334Z', club.dark)}</g>${path('M84 640H516V664H84Z', '#6b3d26')}${glove(190, 600, 1)}${bat([430, 780], [470, 420])}${path('M130 740Q150 700 210 706L250 740V764H130ZM270 740Q290 700 350 706L390 740V764H270Z', club.deep)}${path('M130 764H250V776H130ZM270 764H390V776H270Z', '#fff')}`,
);

export const lighthouse = tall(
  `${sky(['#141a38', '#3a3566', '#b8586a', '#f4a873'], 600, 800)}${spots(6, 50, 600, 0, 260, ['#fff', '#ffe9c0'], 1.5)}${path('M330 250L-40 130V330Z', '#fff3c4', 'opacity=".28"')}${path('M330 250L640 190V320Z', '#fff3c4', 'opacity=".16"')}<circle cx="330" cy="250" r="70" fill="url(#glow)"/>${path('M290 290H370L394 640H266Z', '#fbf5ee')}${path('M335 290H370L394 640H340Z', '#c9b3b0')}${path('M284 372H376L380 432H280ZM274 512H386L390 572H270Z', club.main)}${path('M296 226H364V290H296Z', '#3a2b35')}${path('M304 232H356V284H304Z', '#ffeeb8')}${path('M288 226L330 190L372 226Z', club.dark)}${path('M280 286H380V298H280Z', '#2a1a22')}${path('M0 640Q180 590 330 622T600 600V800H0Z', '#2a2033')}${path('M0 700H600V800H0Z', '#26405e')}${range(
    14,
  )
    .map((index) =>
      line(
        `M${(index * 83) % 600} ${716 + ((index * 29) % 76)}h${30 + ((index * 19) % 40)}`,
        '#f4b98a',
        3,
        'opacity=".5"',
      ),
    )
    .join('')}`,
);

export const fireworks = tall(
  `${sky(['#080b1c', '#141a38', '#2b2250', '#4a2340'], 600, 800)}${[
    [180, 190, 130, '#ffd27a'],
    [430, 280, 150, '#ff8f92'],
    [300, 110, 80, '#9fd8ff'],
    [120, 400, 84, '#f6b8ff'],
  ]
    .map(([x, y, reach, color]) =>
      range(28)
        .map((index) => {
          const angle = (index * Math.PI) / 14;
          const far = Number(reach) * (index % 2 ? 1 : 0.72);
          return (
            line(
              `M${round(Number(x) + Math.cos(angle) * far * 0.25)} ${round(Number(y) + Math.sin(angle) * far * 0.25)}Q${round(Number(x) + Math.cos(angle) * far * 0.7)} ${round(Number(y) + Math.sin(angle) * far * 0.66)} ${round(Number(x) + Math.cos(angle) * far)} ${round(Number(y) + Math.sin(angle) * far + far * 0.14)}`,
              String(color),
              3.4,
              'opacity=".9"',
            ) +
            `<circle cx="${round(Number(x) + Math.cos(angle) * far)}" cy="${round(Number(y) + Math.sin(angle) * far + far * 0.14)}" r="4" fill="#fff"/>`
          );
        })
        .join(''),
    )
    .join(
      '',
    )}<g transform="translate(-100 380)">${stands(180, 13)}</g>${path('M0 690Q300 650 600 690V800H0Z', '#1f5a3a')}${range(
    9,
  )
    .map(
      (index) =>
        path(`M${20 + index * 70} 800v-34a22 22 0 0 1 44 0v34Z`, '#120c16') +
        `<circle cx="${42 + index * 70}" cy="${742 - ((index * 7) % 12)}" r="17" fill="#120c16"/>`,
    )
    .join('')}`,
);

export const gloveAndBall = tall(
  `${sky(['#8fc37a', '#5fa257', '#3f7f44'], 600, 800)}${range(110)
    .map((index) =>
      line(
        `M${(index * 71) % 610} ${(index * 131) % 820}l${(index % 5) - 2} -18`,
        mix('#8fd07a', '#2f6a38', (index % 7) / 7),
        4,
        'opacity=".7"',
      ),
    )
    .join(
      '',
    )}${path('M-20 640L620 470V540L-20 720Z', '#fdfaf5', 'opacity=".9"')}<ellipse cx="320" cy="520" rx="240" ry="90" fill="#14301a" opacity=".4"/><g transform="translate(300 400) rotate(-12)">${glove(0, 0, 3.3)}${ball(20, 26, 82)}</g>`,
);
