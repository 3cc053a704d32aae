import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, media, textStyle, vars, visuallyHidden } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});

export const table = style({
  display: 'block',
  width: '100%',
  borderSpacing: 0,
  '@media': { [media.desktop]: { display: 'table' } },
});

export const head = style([
  visuallyHidden,
  {
    '@media': {
      [media.desktop]: {
        display: 'table-header-group',
        position: 'static',
        width: 'auto',
        height: 'auto',
        margin: 0,
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  },
]);

export const heading = style([
  textStyle.caption,
  {
    paddingBlock: space.sm,
    paddingInline: space.sm,
    color: color.inkMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockEnd: `${size.hairline} solid ${color.borderStrong}`,
    selectors: { '&:last-child': { textAlign: 'end' } },
  },
]);

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { display: 'table-row-group' },
  },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"number status" "at at" "customer total" "goods goods" "way way"',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xs,
  padding: space.md,
  backgroundColor: color.surface,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: vars.radius.md,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } },
    [media.desktop]: { display: 'table-row', border: 0 },
  },
});

/** On a phone an area of the card, in the table a cell. */
const cell = (gridArea: string) =>
  ({
    gridArea,
    minWidth: 0,
    '@media': {
      [media.desktop]: {
        height: size.touch,
        paddingBlock: space.xs,
        paddingInline: space.sm,
        verticalAlign: 'middle',
        borderBlockEnd: `${size.hairline} solid ${color.border}`,
      },
    },
  }) as const;

export const number = style([cell('number'), { textAlign: 'start', fontWeight: 'inherit' }]);

export const link = style([
  focusRing,
  {
    color: color.ink,
    textDecoration: 'none',
    selectors: {
      // Covers the row, so that it can be tapped anywhere.
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `${size.ring} solid ${color.accent}`,
        outlineOffset: `calc(${size.ring} * -1)`,
      },
    },
  },
]);

export const at = style([
  textStyle.caption,
  cell('at'),
  {
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.desktop]: { whiteSpace: 'nowrap' } },
  },
]);

export const customer = style([
  textStyle.label,
  cell('customer'),
  { overflowWrap: 'anywhere', '@media': { [media.desktop]: { minWidth: size.columnNarrow } } },
]);

export const kana = style([textStyle.caption, { display: 'block', color: color.inkMuted }]);

export const goods = style([textStyle.small, cell('goods')]);

export const item = style({ display: 'flex', alignItems: 'center', gap: space.sm });

export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.compact,
  height: size.compact,
  borderRadius: vars.radius.sm,
  color: color.inkMuted,
  backgroundColor: color.sunken,
  overflow: 'hidden',
});

export const itemName = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const more = style([
  textStyle.caption,
  { marginInlineStart: space.sm, color: color.inkMuted, whiteSpace: 'nowrap' },
]);

export const way = style([textStyle.small, cell('way')]);

/** The word stands on the line of the payment beside it. */
export const pair = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xs,
  marginInlineEnd: space.sm,
  whiteSpace: 'nowrap',
});

export const sign = style({ display: 'flex', alignSelf: 'center' });

export const payment = recipe({
  base: { whiteSpace: 'nowrap' },
  variants: {
    due: {
      true: { color: color.warning, fontWeight: vars.weight.bold },
      false: { color: color.inkMuted },
    },
  },
});

export const status = style([cell('status'), { justifySelf: 'end' }]);

export const total = style([
  cell('total'),
  displayStyle.romaji,
  { fontSize: vars.fontSize.lead, textAlign: 'end', whiteSpace: 'nowrap' },
]);

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.sm,
});

export const range = style([textStyle.small, { fontVariantNumeric: 'tabular-nums' }]);
