import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { focusRing, media, textStyle, vars } from '../../styles';

const { color, radius, size, space } = vars;

const line = `${size.hairline} solid ${color.border}`;

/** Styles of the cards that the rows are below a width. Paper, which is narrower than a tablet, has the table. */
const onCards = (rule: StyleRule) => ({
  never: {},
  tablet: { '@media': { [`screen and (not ${media.tablet})`]: rule } },
  desktop: { '@media': { [`screen and (not ${media.desktop})`]: rule } },
});

/** Large text may make the table wider than a phone. The padding keeps focus rings visible. */
export const scroll = style({
  minWidth: 0,
  margin: `calc(${space.sm} * -1)`,
  padding: space.sm,
  '@media': { screen: { overflowX: 'auto' } },
});

export const table = recipe({
  base: { width: '100%', borderSpacing: 0 },
  variants: {
    density: { comfortable: {}, dense: {} },
    cards: onCards({ display: 'block' }),
  },
  defaultVariants: { density: 'comfortable', cards: 'never' },
});

export type TableVariants = NonNullable<RecipeVariants<typeof table>>;

const captionText = style([
  textStyle.labelSmall,
  { paddingBlockEnd: space.sm, textAlign: 'start' },
]);
// Beside cards its width would be that of one letter.
export const caption = styleVariants(onCards({ display: 'block' }), (rule) => [captionText, rule]);

export const head = styleVariants(
  onCards({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

export const body = styleVariants(
  onCards({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.columnWide} * 1.4), 1fr))`,
    gap: space.sm,
  }),
);

/** Covers the row, so that it can be tapped anywhere. */
export const rowLink = style([
  focusRing,
  {
    color: color.ink,
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.md },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': {
        outline: `${size.ring} solid ${color.focus}`,
        outlineOffset: `calc(${size.ring} * -1)`,
      },
    },
  },
]);

export const row = recipe({
  base: {
    position: 'relative',
    '@media': {
      [media.hover]: {
        selectors: { [`&:hover:has(${rowLink})`]: { backgroundColor: color.sunken } },
      },
    },
  },
  variants: {
    // Dense: a cell at the end of a line leaves its place in an earlier line free for one that belongs there.
    cards: onCards({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridAutoFlow: 'row dense',
      alignItems: 'center',
      columnGap: space.sm,
      rowGap: space.xs,
      padding: space.md,
      backgroundColor: color.surface,
      border: line,
      borderRadius: radius.md,
    }),
  },
});

export const cell = recipe({
  base: { fontVariantNumeric: 'tabular-nums' },
  variants: {
    density: {
      comfortable: {
        height: size.touch,
        paddingBlock: space.xs,
        paddingInline: space.sm,
        verticalAlign: 'middle',
        borderBlockEnd: line,
      },
      dense: {
        paddingBlock: space.sm,
        paddingInlineStart: space.sm,
        verticalAlign: 'baseline',
        borderBlockStart: line,
        selectors: { '&:first-child': { paddingInlineStart: 0 } },
      },
    },
    kind: {
      body: [textStyle.small],
      heading: [
        textStyle.caption,
        {
          height: 'auto',
          color: color.inkMuted,
          whiteSpace: 'nowrap',
          borderBlockStart: 0,
          borderBlockEndColor: color.borderStrong,
        },
      ],
    },
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    nowrap: { true: { whiteSpace: 'nowrap' } },
    card: {
      line: { gridColumn: '1 / -1' },
      start: { gridColumn: 1 },
      end: { gridColumn: 2, justifySelf: 'end' },
    },
    cards: onCards({ minWidth: 0, height: 'auto', padding: 0, border: 0 }),
  },
  defaultVariants: { kind: 'body' },
  compoundVariants: [
    {
      variants: { kind: 'heading', density: 'comfortable' },
      style: { paddingBlock: space.sm },
    },
    {
      variants: { kind: 'heading', density: 'dense' },
      style: { paddingBlockStart: 0, paddingBlockEnd: space.xs },
    },
  ],
});

const label = style({ display: 'none' });

/** The heading before the content of a cell, on a card only. */
export const cardLabel = styleVariants(
  onCards({ display: 'inline', marginInlineEnd: space.sm, color: color.inkMuted }),
  (rule) => [label, rule],
);
