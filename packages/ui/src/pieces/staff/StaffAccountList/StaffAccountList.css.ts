import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, phrases, textStyle, vars, visuallyHidden } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.md,
});

export const lead = style([
  phrases,
  { flex: `1 1 ${size.columnWide}`, maxWidth: size.page, color: color.inkMuted },
]);

export const table = style({
  display: 'block',
  width: '100%',
  borderSpacing: 0,
  '@media': { [media.tablet]: { display: 'table' } },
});

export const head = style([
  visuallyHidden,
  {
    '@media': {
      [media.tablet]: {
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
    padding: space.sm,
    color: color.inkMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockEnd: `${size.hairline} solid ${color.borderStrong}`,
  },
]);

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  '@media': { [media.tablet]: { display: 'table-row-group' } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name role" "login login" "factor factor" "used used" "created created"',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xs,
  padding: space.md,
  backgroundColor: color.surface,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: vars.radius.md,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } },
    [media.tablet]: { display: 'table-row', border: 0 },
  },
});

/** On a phone an area of the card, in the table a cell. */
const cell = (gridArea: string) =>
  ({
    gridArea,
    minWidth: 0,
    '@media': {
      [media.tablet]: {
        height: size.touch,
        padding: space.sm,
        verticalAlign: 'middle',
        borderBlockEnd: `${size.hairline} solid ${color.border}`,
      },
    },
  }) as const;

export const name = style([
  textStyle.label,
  cell('name'),
  { textAlign: 'start', overflowWrap: 'anywhere' },
]);

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

export const own = style({ display: 'inline-grid', marginInlineStart: space.sm });

export const loginId = style([
  textStyle.small,
  cell('login'),
  { color: color.inkMuted, overflowWrap: 'anywhere' },
]);

export const role = style([textStyle.label, cell('role'), { whiteSpace: 'nowrap' }]);

export const factor = recipe({
  base: [textStyle.small, cell('factor')],
  variants: { isMissing: { true: { color: color.warning }, false: {} } },
});

export const pair = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

export const used = style([textStyle.small, cell('used'), { fontVariantNumeric: 'tabular-nums' }]);

export const created = style([
  textStyle.small,
  cell('created'),
  { color: color.inkMuted, fontVariantNumeric: 'tabular-nums' },
]);

export const time = style({ whiteSpace: 'nowrap' });

/** The name of the column, on a card only. */
export const cardLabel = style({
  marginInlineEnd: space.sm,
  color: color.inkMuted,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const sessions = style({
  marginInlineStart: space.sm,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'block', marginInlineStart: 0 } },
});
