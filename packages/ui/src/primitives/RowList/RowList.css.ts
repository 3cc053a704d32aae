import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { focusRing, media, vars } from '../../styles';

const { color, radius, size, space } = vars;

const line = `${size.hairline} solid ${color.border}`;

export const list = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { kind: { lines: {}, dense: {}, cards: { gap: space.sm } } },
  defaultVariants: { kind: 'lines' },
});

const { dense, cards } = list.classNames.variants.kind;

export type RowListVariants = NonNullable<RecipeVariants<typeof list>>;

export const item = style([
  focusRing,
  { selectors: { [`:not(${cards}) > & + &`]: { borderBlockStart: line } } },
]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
  minHeight: size.touch,
  paddingBlock: space.sm,
  selectors: {
    [`${dense} > * > &`]: { paddingBlock: space.xs },
    [`${cards} > * > &`]: {
      padding: space.md,
      border: line,
      borderRadius: radius.sm,
      backgroundColor: color.surface,
    },
  },
});

export const link = style([
  row,
  focusRing,
  {
    paddingInline: space.sm,
    borderRadius: radius.sm,
    color: color.ink,
    textDecoration: 'none',
    selectors: {
      // Inset: neighbouring rows would cover an outer ring.
      '&:focus-visible': { outlineOffset: `calc(${size.ring} * -1)`, boxShadow: 'none' },
      '&[aria-current]': {
        paddingInlineStart: `calc(${space.sm} - ${size.ring})`,
        borderInlineStart: `${size.ring} solid ${color.accentLine}`,
        backgroundColor: color.surface,
      },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
  },
]);

/** Wraps what follows it rather than become narrower than a few words. */
export const words = style({
  flex: '1 1 0%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.hair,
  minWidth: `min(100%, ${size.columnNarrow})`,
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  marginInlineStart: 'auto',
});
