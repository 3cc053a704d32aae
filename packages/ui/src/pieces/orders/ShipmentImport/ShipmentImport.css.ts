import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.md,
  padding: space.lg,
});

export const steps = style([
  textStyle.small,
  { color: color.inkMuted, paddingInlineStart: space.xl, listStyle: 'decimal' },
]);

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifySelf: 'stretch',
  justifyItems: 'start',
  gap: space.md,
});

export const count = style([
  textStyle.label,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.md },
]);

export const rows = style({
  display: 'grid',
  justifySelf: 'stretch',
  backgroundColor: color.surface,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: vars.radius.md,
});

export const row = style([
  textStyle.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.md,
    rowGap: space.hair,
    padding: space.md,
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  },
]);

export const change = style({ overflowWrap: 'anywhere' });
