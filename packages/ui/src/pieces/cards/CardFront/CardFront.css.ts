import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, media, phrases, soft, vars } from '../../../styles';

const { club, clubInk, gold, silver, paper, paperShade, white, ink, night } = vars.print;
const { fontSize, fontFamily } = vars;

/** All sizes are relative to the card's width (cqw), so that it scales as a whole. */
export const root = style({
  containerType: 'inline-size',
  width: '100%',
  aspectRatio: '63 / 88',
  userSelect: 'none',
});

const brushed = [
  `repeating-linear-gradient(92deg, ${soft(white, 0)} 0 0.5cqw, ${soft(white, 24)} 0.7cqw, ${soft(silver.deep, 12)} 1.1cqw 1.3cqw)`,
  `linear-gradient(115deg, ${silver.light}, ${silver.mid} 18%, ${silver.glint} 32%, ${silver.mid} 47%, ${silver.dark} 60%, ${silver.light} 76%, ${silver.mid} 88%, ${silver.glint})`,
].join(', ');

const cast = `linear-gradient(128deg, ${gold.light}, ${gold.mid} 14%, ${gold.glint} 27%, ${gold.mid} 40%, ${gold.dark} 56%, ${gold.light} 72%, ${gold.mid} 84%, ${gold.dark})`;

const cloth = `linear-gradient(150deg, ${club[500]}, ${club[600]} 34%, ${club[800]})`;

const laid = [
  `repeating-linear-gradient(0deg, transparent 0 0.8cqw, ${soft(gold.dark, 5)} 0.8cqw 1cqw)`,
  `linear-gradient(160deg, ${white}, ${paper} 40%, ${paperShade})`,
].join(', ');

const edge = (inner: string, outer: string, width = '0.6cqw') =>
  `inset 0 0 0 ${width} ${outer}, inset 0 0 0 calc(${width} * 2) ${inner}`;

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    borderRadius: '4.8cqw',
    color: white,
    '@media': {
      [media.forcedColors]: {
        border: `${vars.size.stroke} solid CanvasText`,
        color: 'CanvasText',
        backgroundColor: 'Canvas',
      },
    },
  },
  variants: {
    kind: {
      normal: { background: cloth, boxShadow: edge(soft(white, 26), club[800]) },
      silver: { background: brushed, boxShadow: edge(silver.glint, silver.dark) },
      gold: { background: cast, boxShadow: edge(gold.glint, gold.dark) },
      signature: {
        color: ink,
        background: laid,
        boxShadow: edge(paper, gold.mid, '0.7cqw'),
      },
    },
    size: { small: { borderRadius: '7cqw' }, large: {} },
  },
});

export const window = recipe({
  base: {
    position: 'absolute',
    inset: '3.4cqw',
    overflow: 'hidden',
    borderRadius: '2.6cqw',
    backgroundImage: `linear-gradient(150deg, ${club[500]}, ${club[800]})`,
  },
  variants: {
    kind: {
      normal: { boxShadow: `0 0 0 0.5cqw ${soft(white, 82)}` },
      silver: { boxShadow: `0 0 0 0.7cqw ${silver.deep}` },
      gold: { boxShadow: `0 0 0 0.7cqw ${gold.deep}` },
      // The picture of a signed card is not cropped: the signature reaches its lower edge.
      signature: {
        inset: '4cqw 5cqw 19cqw',
        borderRadius: '1.4cqw',
        boxShadow: `0 0 0 0.5cqw ${gold.mid}, 0 0 0 1.1cqw ${paper}, 0 0 0 1.4cqw ${gold.mid}`,
      },
    },
    size: {
      small: { inset: '3cqw', borderRadius: '4.4cqw', boxShadow: 'none' },
      large: {},
    },
  },
  compoundVariants: [
    {
      variants: { kind: 'signature', size: 'small' },
      style: { inset: '4cqw 4cqw 27cqw', borderRadius: '4cqw 4cqw 1cqw 1cqw' },
    },
  ],
});

/** Behind the picture: visible while it loads, or when it fails. */
export const number = style([
  displayStyle.jersey,
  {
    position: 'absolute',
    insetBlockStart: '22%',
    insetInline: 0,
    fontSize: '58cqw',
    textAlign: 'center',
    color: soft(white, 18),
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
]);

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 40%',
});

const rising = 'polygon(0 9cqw, 100% 0, 100% 100%, 0 100%)';

/** Background of the text: rises to the right, with a metallic stripe along its edge. */
export const shade = recipe({
  base: {
    position: 'absolute',
    inset: 'auto 0 0',
    height: '33cqw',
    clipPath: rising,
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '1.2cqw 0 0', clipPath: rising },
    },
    '@media': { [media.forcedColors]: { clipPath: 'none', backgroundColor: 'Canvas' } },
  },
  variants: {
    kind: {
      normal: {
        backgroundColor: white,
        selectors: {
          '&::after': {
            backgroundImage: `linear-gradient(100deg, ${club[900]}, ${club[700]} 120%)`,
          },
        },
      },
      silver: {
        backgroundImage: `linear-gradient(90deg, ${silver.light}, ${silver.glint} 30%, ${silver.mid} 60%, ${silver.glint})`,
        selectors: {
          '&::after': {
            backgroundImage: `linear-gradient(100deg, ${night}, ${silver.deep} 70%, ${silver.dark} 130%)`,
          },
        },
      },
      gold: {
        backgroundImage: `linear-gradient(90deg, ${gold.mid}, ${gold.glint} 34%, ${gold.mid} 64%, ${gold.light})`,
        selectors: {
          '&::after': {
            backgroundImage: `linear-gradient(100deg, ${night}, ${club[900]} 60%, ${gold.deep} 120%)`,
          },
        },
      },
      signature: { display: 'none' },
    },
    size: { small: { height: '40cqw' }, large: {} },
  },
});

const slanted = 'polygon(0 0, 100% 0, calc(100% - 1.8cqw) 100%, 0 100%)';

/** Slanted label in the metal of the card's kind. */
export const stamp = recipe({
  base: [
    displayStyle.romaji,
    {
      position: 'absolute',
      insetBlockStart: '7cqw',
      insetInlineStart: '3.4cqw',
      paddingBlock: '1.2cqw 1cqw',
      paddingInline: '3cqw 4.4cqw',
      fontSize: '4cqw',
      letterSpacing: '0.1em',
      clipPath: slanted,
      '@media': { [media.forcedColors]: { clipPath: 'none', backgroundColor: 'Canvas' } },
    },
  ],
  variants: {
    kind: {
      normal: { color: clubInk, backgroundColor: white },
      silver: {
        color: silver.deep,
        backgroundImage: `linear-gradient(100deg, ${silver.glint}, ${silver.light} 46%, ${silver.mid})`,
      },
      gold: {
        color: gold.deep,
        backgroundImage: `linear-gradient(100deg, ${gold.glint}, ${gold.light} 40%, ${gold.mid})`,
      },
      signature: {
        insetInlineStart: '5cqw',
        color: gold.deep,
        backgroundImage: laid,
      },
    },
  },
});

/** In the album, the corner of a rare card shows its metal. */
export const corner = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: '25cqw',
    height: '25cqw',
    clipPath: 'polygon(0 0, 100% 0, 0 100%)',
  },
  variants: {
    kind: {
      normal: {},
      silver: {
        backgroundImage: `linear-gradient(135deg, ${silver.mid}, ${silver.glint} 36%, ${silver.dark} 50%)`,
      },
      gold: {
        backgroundImage: `linear-gradient(135deg, ${gold.mid}, ${gold.glint} 36%, ${gold.dark} 50%)`,
      },
      signature: {
        backgroundImage: `linear-gradient(135deg, ${paperShade}, ${paper} 36%, ${gold.mid} 50%)`,
      },
    },
  },
});

export const plate = recipe({
  base: {
    position: 'absolute',
    display: 'flex',
    alignItems: 'flex-end',
    insetInline: '3.4cqw',
    insetBlockEnd: '3.4cqw',
    columnGap: '3.6cqw',
    padding: '0 4cqw 3.8cqw',
  },
  variants: {
    kind: {
      normal: {},
      silver: {},
      gold: {},
      signature: {
        insetInline: '5cqw',
        insetBlockEnd: '2.4cqw',
        height: '14.6cqw',
        alignItems: 'center',
        padding: '0 1cqw',
      },
    },
    size: {
      small: {
        columnGap: '4cqw',
        padding: '0 5cqw',
        insetInline: '3cqw',
        alignItems: 'center',
        height: '31cqw',
      },
      large: {},
    },
  },
  compoundVariants: [
    {
      variants: { kind: 'signature', size: 'small' },
      style: { height: '23cqw', padding: '0 3cqw', insetBlockEnd: '2cqw', alignItems: 'center' },
    },
  ],
});

export const jersey = recipe({
  base: [
    displayStyle.jersey,
    { flex: 'none', fontSize: '23cqw', lineHeight: '0.76', letterSpacing: '-0.02em' },
  ],
  variants: {
    kind: {
      normal: {},
      silver: { color: silver.light },
      gold: { color: gold.light },
      signature: { fontSize: '14cqw', color: clubInk },
    },
    size: { small: { fontSize: '21cqw', lineHeight: vars.leading.flat }, large: {} },
  },
  compoundVariants: [
    { variants: { kind: 'signature', size: 'small' }, style: { fontSize: '19cqw' } },
  ],
});

export const names = style({ minWidth: 0, flex: 1 });

export const name = recipe({
  base: [phrases, { fontWeight: vars.weight.bold, lineHeight: '1.24', letterSpacing: '0.02em' }],
  variants: {
    size: {
      small: {
        fontSize: `clamp(10cqw, ${fontSize.caption}, 13cqw)`,
        letterSpacing: 0,
        textWrap: 'wrap',
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
      },
      large: { fontSize: '7cqw' },
    },
    length: { short: {}, long: {} },
  },
  compoundVariants: [
    {
      variants: { size: 'large', length: 'long' },
      style: { fontSize: '4.7cqw', lineHeight: '1.2' },
    },
    { variants: { size: 'small', length: 'long' }, style: { fontSize: '9cqw' } },
  ],
});

export const romaji = recipe({
  base: [
    displayStyle.romaji,
    {
      marginBlockStart: '0.6cqw',
      fontFamily: fontFamily.display,
      fontSize: '4.6cqw',
      lineHeight: '1.1',
      letterSpacing: '0.12em',
      textTransform: 'uppercase',
    },
  ],
  variants: { length: { short: {}, long: { fontSize: '3.7cqw', letterSpacing: '0.08em' } } },
});
