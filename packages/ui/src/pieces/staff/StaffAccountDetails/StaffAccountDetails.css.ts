import { style } from '@vanilla-extract/css';
import { media, phrases, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  maxWidth: size.wide,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) minmax(${size.columnWide}, 1fr)` },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.lg,
  backgroundColor: color.surface,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: vars.radius.md,
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});

export const facts = style({ display: 'grid', gap: space.sm });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
});

export const term = style([textStyle.small, { color: color.inkMuted }]);

export const value = style([
  textStyle.label,
  { minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
]);

export const role = style([textStyle.label]);

export const lead = style([textStyle.small, phrases, { color: color.inkMuted }]);

export const done = style([
  textStyle.small,
  phrases,
  { marginBlockStart: space.md, color: color.success },
]);

export const error = style([
  textStyle.small,
  phrases,
  {
    marginBlockStart: space.md,
    padding: space.md,
    borderRadius: vars.radius.md,
    color: color.danger,
    backgroundColor: color.dangerSoft,
  },
]);
