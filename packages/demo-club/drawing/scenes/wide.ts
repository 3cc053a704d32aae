import { club, wood } from '../palette.ts';
import { ball, bat, glove } from '../pose.ts';
import { line, path } from '../svg.ts';
import { crowd, field, lamp, range, sky, spots, stands, wide } from './parts.ts';

export function stadium(time: 'dusk' | 'night' | 'day'): string {
  const tones = {
    dusk: { sky: ['#3a2450', '#a63a56', '#f08a5d', '#ffd08a'], light: '#4f9a5b', dark: '#2f7448' },
    night: { sky: ['#0b0f22', '#182244', '#34305a'], light: '#55a864', dark: '#2d7a4b' },
    day: { sky: ['#4da3e0', '#8fcbf0', '#d9eefb'], light: '#6fbf66', dark: '#49a052' },
  }[time];
  const clouds =
    time === 'day'
      ? path(
          'M90 150q20-50 74-36q30-54 90-20q60-8 62 40q40 14 6 34H110q-50-2-20-18ZM520 90q14-32 52-22q24-34 66-8q40-2 40 28q24 12 0 22H530q-30-4-10-20Z',
          '#fff',
          'opacity=".9"',
        )
      : '';
  const stars = time === 'night' ? spots(4, 60, 800, 0, 220, ['#ffffff', '#ffe9c0'], 1.4) : '';
  const sun =
    time === 'dusk'
      ? '<circle cx="560" cy="250" r="150" fill="url(#glow)"/><circle cx="560" cy="250" r="42" fill="#fff0c4"/>'
      : '';
  return wide(
    `${sky(tones.sky, 800, 600)}${stars}${clouds}${sun}${lamp(110, 110, 0.9)}${lamp(690, 110, 0.9)}${stands(300, 11)}${field(412, tones.light, tones.dark)}`,
  );
}

export const bullpen = wide(
  `${sky(['#5f6d63', '#8a9484', '#c6bfa6'], 800, 600)}${path('M0 70H800V330H0Z', '#3f5a48')}${range(
    17,
  )
    .map((index) => line(`M${index * 50} 70V330`, '#32483a', 3))
    .join(
      '',
    )}${path('M0 0H800V74H0Z', '#5a4a44')}${path('M0 60H800V80H0Z', club.main)}${path('M0 330H800V600H0Z', '#b98256')}${path('M240 330H560L700 600H100Z', '#c8946a')}<ellipse cx="400" cy="520" rx="230" ry="54" fill="#a06a44"/>${path('M360 500H440V514H360Z', '#fff')}${path('M376 350L400 342L424 350V362H376Z', '#fff')}${path('M560 260H770V276H560ZM576 276h14v70h-14ZM740 276h14v70h-14Z', wood.dark)}<g transform="translate(640 470)">${path('M-70 0H70L58 96H-58Z', '#d9d4cf')}${[
    [-38, -6],
    [0, -12],
    [38, -6],
    [-20, -34],
    [20, -34],
    [0, -56],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 24))
    .join(
      '',
    )}${path('M-76-4H76V14H-76Z', club.main)}</g>${glove(150, 470, 0.9)}${path('M0 80L260 600H0ZM800 80L720 330L800 360Z', '#1a1018', 'opacity=".14"')}`,
);

export const busWindow = wide(
  `${sky(['#2d2f5a', '#c45a5a', '#ffbf7a'], 800, 600)}<circle cx="300" cy="330" r="170" fill="url(#glow)"/>${path('M0 380L120 330L240 366L380 310L520 360L660 318L800 362V600H0Z', '#4a3358')}${path('M0 440H800V600H0Z', '#33506b')}${range(
    16,
  )
    .map((index) =>
      line(
        `M${60 + index * 46} ${452 + ((index * 37) % 60)}h${30 + ((index * 13) % 40)}`,
        '#ffd9a0',
        3,
        'opacity=".5"',
      ),
    )
    .join(
      '',
    )}${path('M470 420L560 420L548 446H486ZM506 420V372L544 410Z', '#f6e9df')}${path('M0 0H800V600H0ZM70 80Q70 50 100 50H700Q730 50 730 80V470Q730 500 700 500H100Q70 500 70 470Z', '#241a22', 'fill-rule="evenodd"')}${path('M60 506H740V530H60Z', '#3a2b35')}${path('M390 50h20v450h-20Z', '#241a22')}${path('M100 50C190 50 190 120 160 240C140 330 150 420 120 500H100Q70 500 70 470V80Q70 50 100 50Z', club.dark)}${line('M104 60C130 150 96 320 104 490M130 60C160 160 120 320 126 480', club.night, 4)}<g transform="translate(600 500) scale(.52)">${path('M120 372C110 226 190 140 312 140S490 226 484 366C400 330 220 332 120 372Z', club.main, 'transform="translate(-300 -360)"')}${path('M92 396C160 322 440 318 512 386C526 402 516 424 494 424C400 388 210 394 120 434C92 442 76 418 92 396Z', club.dark, 'transform="translate(-300 -360)"')}</g>${path('M180 50L90 300V180L130 50ZM560 50L420 400V240L490 50Z', '#fff', 'opacity=".08"')}`,
);

export const portTown = wide(
  `${sky(['#6db6e6', '#b9def2', '#f6efe0'], 800, 600)}${path('M520 130q16-34 56-24q26-36 70-8q42-2 42 30q24 14 0 24H530q-34-4-10-22Z', '#fff', 'opacity=".9"')}${path('M0 300Q160 180 330 260T640 230T800 270V400H0Z', '#5f9b78')}${path('M0 330Q200 250 420 320T800 300V420H0Z', '#478663')}${range(
    22,
  )
    .map((index) => {
      const x = (index * 67) % 780;
      const y = 310 + ((index * 29) % 70);
      const w = 30 + ((index * 11) % 22);
      return (
        path(
          `M${x} ${y}h${w}v40h-${w}Z`,
          ['#fbf3ea', '#f2d9c4', '#e7c6b4', '#f7ead9'][index % 4] ?? '#fff',
        ) +
        path(
          `M${x - 4} ${y}l${w / 2 + 4} -16l${w / 2 + 4} 16Z`,
          [club.main, '#8a4a3a', '#3d5a73', club.deep][index % 4] ?? club.main,
        )
      );
    })
    .join('')}${path('M0 410H800V600H0Z', '#2f7ea8')}${path('M0 410H800V424H0Z', '#d9d4c8')}${range(
    24,
  )
    .map((index) =>
      line(
        `M${(index * 97) % 800} ${440 + ((index * 41) % 150)}h${24 + ((index * 17) % 40)}`,
        '#bfe3f2',
        3,
        'opacity=".6"',
      ),
    )
    .join(
      '',
    )}${path('M690 410V250l14-26l14 26V410Z', '#fff')}${path('M690 290h28v22h-28ZM690 350h28v22h-28Z', club.main)}<circle cx="704" cy="244" r="34" fill="url(#glow)"/>${path('M140 490H330L300 540H170Z', '#f6f1ea')}${path('M136 482H334L330 496H140Z', club.main)}${path('M200 440H270V484H200Z', '#e8e1d8')}${line('M236 440V380M236 386L286 440', '#6b5a50', 5)}${path('M430 512H540L520 544H446Z', '#3d5a73')}${path('M486 440V508L530 500Z', '#fff')}${[
    [350, 130],
    [400, 160],
    [300, 170],
  ]
    .map(([x, y]) => line(`M${Number(x) - 18} ${y}q9-12 18 0q9-12 18 0`, '#445566', 4))
    .join('')}`,
);

export const practiceGround = wide(
  `${sky(['#7fc0e8', '#cfe8f4', '#fdf1d8'], 800, 600)}${path('M0 260Q200 190 420 240T800 220V340H0Z', '#6aa57c')}${path('M0 300H800V600H0Z', '#5cab5c')}${path('M0 430Q400 370 800 440V600H0Z', '#c18a5b')}${range(
    14,
  )
    .map((index) => line(`M${index * 62} 170V330`, '#54776a', 4))
    .join(
      '',
    )}${line('M0 172H800M0 214H800M0 256H800M0 298H800', '#54776a', 2, 'opacity=".6"')}${path('M560 350L600 250H720L760 350V420H560Z', 'none', 'stroke="#3a4a52" stroke-width="8"')}${range(
    9,
  )
    .map((index) => line(`M${572 + index * 22} 262L${566 + index * 23} 414`, '#3a4a52', 1.6))
    .join('')}${bat([120, 560], [300, 470])}${bat([150, 580], [340, 520])}${[
    [400, 520],
    [452, 544],
    [508, 516],
    [560, 560],
    [640, 520],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        `<ellipse cx="${x + 8}" cy="${y + 18}" rx="22" ry="6" fill="#000" opacity=".16"/>${ball(x, y, 16 + (index % 2) * 4)}`,
    )
    .join(
      '',
    )}${path('M60 400l20-70l20 70ZM220 390l16-58l16 58Z', '#f08a3c')}${path('M68 374h24l4 12H64ZM226 366h20l4 10h-28Z', '#fff')}`,
);

export const lunchBox = wide(
  `${sky(['#d9a873', '#c58d57', '#a87245'], 800, 600)}${range(6)
    .map((index) =>
      line(
        `M0 ${60 + index * 104}Q400 ${40 + index * 104} 800 ${64 + index * 104}`,
        '#8f5f38',
        2.4,
        'opacity=".5"',
      ),
    )
    .join(
      '',
    )}<ellipse cx="412" cy="350" rx="330" ry="216" fill="#2a1a12" opacity=".28"/>${path('M100 110H700Q724 110 724 134V466Q724 490 700 490H100Q76 490 76 466V134Q76 110 100 110Z', club.deep)}${path('M112 126H688Q708 126 708 146V454Q708 474 688 474H112Q92 474 92 454V146Q92 126 112 126Z', '#1f1418')}${path('M108 142H388V458H108Z', '#fbf7ee')}${spots(21, 260, 280, 0, 316, ['#ffffff', '#f1e9d9', '#f7f1e4'], 6).replaceAll('<circle', '<circle transform="translate(108 142)"')}<circle cx="248" cy="300" r="30" fill="${club.main}"/><circle cx="240" cy="290" r="9" fill="#fff" opacity=".4"/>${spots(8, 60, 250, 0, 290, ['#2a2024'], 2.2).replaceAll('<circle', '<circle transform="translate(122 156)"')}${path('M404 142H692V296H404Z', '#3f7a45')}${[0, 1, 2].map((index) => `${path(`M${424 + index * 92} 160q40-18 76 4q10 60-12 104q-40 18-70-6q-10-60 6-102Z`, '#b8742c')}${path(`M${434 + index * 92} 176q26-10 50 2M${436 + index * 92} 210q26-10 44 4`, 'none', 'stroke="#e0a856" stroke-width="6" stroke-linecap="round"')}`).join('')}${path('M404 310H540V458H404Z', '#f3cf58')}${range(
    4,
  )
    .map((index) => line(`M412 ${334 + index * 34}q60-14 120 0`, '#d9a832', 4))
    .join(
      '',
    )}${path('M554 310H692V458H554Z', '#efe6dc')}<circle cx="596" cy="356" r="30" fill="#e2472f"/><circle cx="656" cy="352" r="28" fill="#e2472f"/><circle cx="588" cy="346" r="8" fill="#fff" opacity=".6"/>${path('M566 400q30-30 60 0t56-4q4 50-30 54h-60q-34-6-26-50Z', '#5fa04a')}${line('M60 540L760 520M60 562L760 548', '#5a2f1c', 10)}${path('M620 506h90v70h-90Z', club.main)}`,
);

export const rainTarp = wide(
  `${sky(['#4a5566', '#7c8796', '#aeb6bd'], 800, 600)}${lamp(110, 120, 0.8)}${lamp(690, 120, 0.8)}${path('M0 300Q400 230 800 300V440H0Z', '#3a3f4c')}${range(
    9,
  )
    .map((index) =>
      line(
        `M0 ${320 + index * 12}Q400 ${250 + index * 12} 800 ${320 + index * 12}`,
        club.dark,
        5,
        'stroke-dasharray="9 6" opacity=".75"',
      ),
    )
    .join(
      '',
    )}${path('M0 412Q400 360 800 412V600H0Z', '#3f7a55')}${path('M400 436L660 520L400 640L140 520Z', '#3b83b5')}${line('M270 478L530 580M530 478L270 580', '#79b3d6', 3, 'opacity=".6"')}${range(
    90,
  )
    .map((index) =>
      line(`M${(index * 89) % 820} ${(index * 53) % 600}l-8 26`, '#e6eef4', 2, 'opacity=".45"'),
    )
    .join(
      '',
    )}${path('M150 560q60-22 130 0q-60 20-130 0ZM560 566q50-16 100 0q-46 16-100 0Z', '#cfe1ea', 'opacity=".5"')}`,
);

export const flagsInStands = wide(
  `${sky(['#173063', '#3c4d8a', '#c46a6a'], 800, 600)}${stands(250, 31)}${path('M0 350H800V600H0Z', '#34141f')}${spots(17, 300, 800, 360, 600, crowd, 11)}${[
    [90, 470, -12],
    [250, 420, 6],
    [420, 480, -4],
    [580, 420, 10],
    [720, 490, -8],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${line('M0 120V-130', '#c9a06a', 7)}${path('M2-128C50-156 100-100 166-134V-34C104-6 54-58 2-30Z', club.main)}${path('M2-52C54-80 104-28 166-56V-34C104-6 54-58 2-30Z', club.cream)}</g>`,
    )
    .join('')}`,
);
