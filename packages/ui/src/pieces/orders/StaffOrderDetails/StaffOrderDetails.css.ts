import { style } from '@vanilla-extract/css';
import {
  displayStyle,
  evenLines,
  focusRing,
  media,
  panelColumn,
  textStyle,
  vars,
} from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `minmax(0, 3fr) minmax(${size.columnWide}, 2fr)` },
  },
});

export const part = style([panelColumn, { justifyItems: 'start', borderRadius: vars.radius.md }]);

export const rows = style({ display: 'grid', justifySelf: 'stretch' });

const line = {
  paddingBlock: space.sm,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
} as const;

export const item = style({
  ...line,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
});

export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.avatar,
  height: size.avatar,
  borderRadius: vars.radius.sm,
  color: color.inkMuted,
  backgroundColor: color.sunken,
  overflow: 'hidden',
});

export const itemName = style([
  textStyle.small,
  evenLines,
  { flex: '1 1 0%', minWidth: size.columnNarrow },
]);

export const refunded = style([textStyle.labelSmall, { display: 'block' }]);

export const times = style([
  textStyle.small,
  { color: color.inkMuted, fontVariantNumeric: 'tabular-nums' },
]);

export const amount = style([
  displayStyle.romaji,
  { marginInlineStart: 'auto', fontSize: vars.fontSize.lead, textAlign: 'end' },
]);

export const sum = style([
  textStyle.label,
  {
    justifySelf: 'stretch',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlockStart: space.sm,
    borderBlockStart: `${size.hairline} solid ${color.borderStrong}`,
  },
]);

export const due = style([
  textStyle.label,
  {
    justifySelf: 'stretch',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.sm,
    color: color.warning,
  },
]);

export const total = style([displayStyle.romaji, { fontSize: vars.fontSize.title }]);

export const entry = style({
  ...line,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.md,
  rowGap: space.hair,
});

export const time = style([
  textStyle.caption,
  { color: color.inkMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
]);

export const what = style([textStyle.small, { flex: '1 1 0%', minWidth: size.columnMedium }]);

export const more = style([
  textStyle.caption,
  { display: 'inline-block', marginInlineStart: space.sm, color: color.inkMuted },
]);

export const other = style([
  focusRing,
  {
    ...line,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    minHeight: size.touch,
    color: color.ink,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
  },
]);
