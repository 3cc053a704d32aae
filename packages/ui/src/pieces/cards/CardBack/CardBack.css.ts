import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, media, phrases, vars } from '../../../styles';

const { club, gold, silver, paper, white, ink, night } = vars.print;
const { color } = vars;

const soft = (tone: string, share: number) => `color-mix(in srgb, ${tone} ${share}%, transparent)`;

/** Scales with the card, but never below the user's small text size. */
const text = (share: number) => `max(${share}cqw, ${vars.fontSize.caption})`;

/** Scales with the user's text size, up to a maximum relative to the card. */
const held = (share: number, most: number) =>
  `clamp(${share}cqw, ${vars.fontSize.caption}, ${most}cqw)`;

export const root = style({
  containerType: 'inline-size',
  width: '100%',
  aspectRatio: '63 / 88',
});

export const sheet = recipe({
  base: {
    position: 'absolute',
    inset: '3.4cqw',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: '2.6cqw',
    color: ink,
    backgroundColor: paper,
    '@media': {
      [media.forcedColors]: { color: 'CanvasText', backgroundColor: 'Canvas' },
    },
  },
  variants: {
    kind: {
      normal: { boxShadow: `0 0 0 0.5cqw ${soft(white, 82)}` },
      silver: { boxShadow: `0 0 0 0.7cqw ${silver.deep}` },
      gold: { boxShadow: `0 0 0 0.7cqw ${gold.deep}` },
      signature: {
        inset: '4cqw',
        borderRadius: '1.6cqw',
        boxShadow: `0 0 0 0.5cqw ${gold.mid}, 0 0 0 1.1cqw ${paper}, 0 0 0 1.4cqw ${gold.mid}`,
      },
    },
  },
});

const falling = 'polygon(0 0, 100% 0, 100% calc(100% - 5cqw), 0 100%)';

/** The same slant as on the front, mirrored. */
export const head = recipe({
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'center',
    columnGap: '3.4cqw',
    minHeight: '27cqw',
    padding: '3.6cqw 4cqw 6.6cqw',
    color: white,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: vars.depth.behind,
        clipPath: falling,
      },
      '&::after': {
        content: '',
        position: 'absolute',
        inset: '0 0 1.1cqw',
        zIndex: vars.depth.behind,
        clipPath: falling,
      },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'CanvasText',
        borderBlockEnd: `${vars.size.hairline} solid CanvasText`,
        selectors: { '&::before, &::after': { display: 'none' } },
      },
    },
  },
  variants: {
    kind: {
      normal: {
        selectors: {
          '&::before': { backgroundColor: club[300] },
          '&::after': { backgroundImage: `linear-gradient(100deg, ${club[600]}, ${club[800]})` },
        },
      },
      silver: {
        selectors: {
          '&::before': {
            backgroundImage: `linear-gradient(90deg, ${silver.mid}, ${silver.light} 40%, ${silver.mid})`,
          },
          '&::after': {
            backgroundImage: `linear-gradient(100deg, ${night}, ${silver.deep} 60%, ${silver.dark} 130%)`,
          },
        },
      },
      gold: {
        selectors: {
          '&::before': {
            backgroundImage: `linear-gradient(90deg, ${gold.mid}, ${gold.light} 40%, ${gold.mid})`,
          },
          '&::after': {
            backgroundImage: `linear-gradient(100deg, ${night}, ${club[900]} 60%, ${gold.deep} 120%)`,
          },
        },
      },
      signature: {
        color: ink,
        selectors: {
          '&::before': {
            backgroundImage: `linear-gradient(90deg, ${gold.mid}, ${gold.light} 50%, ${gold.mid})`,
          },
          '&::after': { inset: '0 0 0.7cqw', backgroundColor: paper },
        },
      },
    },
  },
});

export const jersey = recipe({
  base: [
    displayStyle.jersey,
    { flex: 'none', fontSize: '19cqw', lineHeight: '0.8', letterSpacing: '-0.02em' },
  ],
  variants: {
    kind: {
      normal: {},
      silver: { color: silver.light },
      gold: { color: gold.light },
      signature: { color: club[700] },
    },
  },
});

export const names = style({ flex: 1, minWidth: 0 });

export const name = recipe({
  base: [phrases, { fontWeight: vars.weight.bold, lineHeight: '1.25', letterSpacing: '0.02em' }],
  variants: {
    length: { short: { fontSize: held(6.2, 7.4) }, long: { fontSize: held(3.9, 4.4) } },
  },
});

export const romaji = recipe({
  base: [
    displayStyle.romaji,
    { lineHeight: '1.15', letterSpacing: '0.1em', textTransform: 'uppercase' },
  ],
  variants: {
    length: { short: { fontSize: held(4, 5) }, long: { fontSize: '3.2cqw' } },
  },
});

const slanted = 'polygon(1.4cqw 0, 100% 0, calc(100% - 1.4cqw) 100%, 0 100%)';

export const stamp = recipe({
  base: [
    displayStyle.romaji,
    {
      position: 'relative',
      flex: 'none',
      alignSelf: 'flex-start',
      paddingBlock: '1cqw 0.8cqw',
      paddingInline: '2.6cqw',
      fontSize: '3.3cqw',
      letterSpacing: '0.08em',
      clipPath: slanted,
      '@media': { [media.forcedColors]: { clipPath: 'none' } },
    },
  ],
  variants: {
    kind: {
      normal: { color: club[700], backgroundColor: white },
      silver: {
        color: silver.deep,
        backgroundImage: `linear-gradient(100deg, ${silver.glint}, ${silver.light} 46%, ${silver.mid})`,
      },
      gold: {
        color: gold.deep,
        backgroundImage: `linear-gradient(100deg, ${gold.glint}, ${gold.light} 40%, ${gold.mid})`,
      },
      signature: {
        color: gold.deep,
        backgroundImage: `linear-gradient(100deg, ${gold.glint}, ${gold.light} 40%, ${gold.mid})`,
      },
    },
  },
});

/** Shadows at the top and the bottom show that there is more to scroll to. */
export const body = style([
  focusRing,
  {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${soft(ink, 30)} transparent`,
    backgroundImage: [
      `linear-gradient(${paper} 40%, ${soft(paper, 0)})`,
      `linear-gradient(${soft(paper, 0)}, ${paper} 60%)`,
      `linear-gradient(${soft(ink, 16)}, transparent)`,
      `linear-gradient(transparent, ${soft(ink, 16)})`,
    ].join(', '),
    backgroundSize: '100% 8cqw, 100% 8cqw, 100% 3cqw, 100% 3cqw',
    backgroundPosition: 'top, bottom, top, bottom',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.size.ring} * -1)` } },
  },
]);

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '3cqw',
  minHeight: '100%',
  padding: '1.6cqw 4.4cqw 4cqw',
});

/** On paper in both themes. */
export const facts = style({
  vars: { [color.inkMuted]: soft(ink, 72), [color.border]: soft(ink, 9) },
  fontSize: text(4.4),
  lineHeight: vars.leading.snug,
});

export const value = style({ fontWeight: vars.weight.bold });

export const message = recipe({
  base: {
    marginBlockStart: 'auto',
    padding: '2.6cqw 3.4cqw',
    borderRadius: '2cqw',
    backgroundColor: white,
    '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
  },
  variants: {
    kind: {
      normal: { backgroundColor: club[50] },
      silver: { backgroundColor: soft(silver.light, 70) },
      gold: { backgroundColor: soft(gold.light, 34) },
      signature: { backgroundColor: soft(gold.light, 24) },
    },
  },
});

export const messageTitle = recipe({
  base: [displayStyle.romaji, { fontSize: text(3.4), letterSpacing: '0.16em' }],
  variants: {
    kind: {
      normal: { color: club[700] },
      silver: { color: silver.deep },
      gold: { color: gold.deep },
      signature: { color: club[700] },
    },
  },
});

export const words = style({
  marginBlockStart: '1cqw',
  fontSize: text(3.9),
  lineHeight: '1.6',
  whiteSpace: 'pre-line',
});
