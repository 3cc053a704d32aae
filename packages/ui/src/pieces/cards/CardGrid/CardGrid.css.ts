import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, media, vars } from '../../../styles';

const { color, size, space } = vars;

/** Half of the gap between two cards. It leaves room for the focus ring. */
const room = `calc(${space.xs} + ${space.hair})`;

const half = `calc(50% - ${space.md})`;
const columns = (least: string) => `repeat(auto-fill, minmax(min(${least}, ${half}), 1fr))`;

/** Three columns on a phone, two with large text, and as many as fit on a wide screen. */
export const cardCells = style({
  display: 'grid',
  // Half of the gap is padding inside each cell: the cell's clipping must not cut off the focus ring.
  margin: `calc(-1 * ${room})`,
  gridTemplateColumns: columns(`max(${size.columnNarrow} + ${space.md}, 6em, 28%)`),
  '@media': {
    [media.tablet]: { gridTemplateColumns: columns(`max(${size.columnMedium}, 8.5em)`) },
  },
});

export const cardCell = style({
  containerType: 'inline-size',
  // The height follows from the width alone, so that a row that is not rendered keeps its place.
  boxSizing: 'content-box',
  aspectRatio: '63 / 88',
  minWidth: 0,
  padding: room,
  contentVisibility: 'auto',
});

const corner = '7cqw';

export const link = recipe({
  base: [
    focusRing,
    {
      display: 'block',
      borderRadius: corner,
      textDecoration: 'none',
      transition: `transform ${vars.motion.quick}`,
      selectors: { '&:active': { transform: 'scale(0.97)' } },
      '@media': {
        [media.hover]: { selectors: { '&:hover': { transform: `translateY(-${size.ring})` } } },
      },
    },
  ],
  variants: { shared: { true: { viewTransitionName: 'card' }, false: {} } },
});

/** Empty place in the album, with the pinstripes of a uniform. */
export const locked = style({
  position: 'relative',
  overflow: 'hidden',
  height: '100%',
  borderRadius: corner,
  color: color.inkMuted,
  backgroundColor: color.sunken,
  backgroundImage: `repeating-linear-gradient(90deg, transparent 0 7cqw, ${color.border} 7cqw calc(7cqw + ${size.hairline}))`,
  boxShadow: `inset 0 0 0 ${size.hairline} ${color.border}`,
  userSelect: 'none',
  '@media': {
    [media.forcedColors]: { border: `${size.hairline} dashed GrayText`, color: 'GrayText' },
  },
});

export const silhouette = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: color.border,
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const cap = style({ fill: `color-mix(in srgb, ${color.inkMuted} 22%, ${color.border})` });

export const seam = style({
  fill: 'none',
  stroke: color.border,
  strokeWidth: 0.9,
  strokeLinecap: 'round',
});

export const lock = style({
  position: 'absolute',
  insetBlockStart: '6cqw',
  insetInlineEnd: '6cqw',
});

export const number = style([
  displayStyle.jersey,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '6cqw',
    fontSize: '34cqw',
    textAlign: 'center',
  },
]);
