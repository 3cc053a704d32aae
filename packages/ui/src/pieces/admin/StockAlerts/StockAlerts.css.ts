import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, panel, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const root = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.sm,
    padding: space.lg,
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
});

export const empty = style([textStyle.small, { color: color.inkMuted }]);

export const row = style([
  textStyle.small,
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minHeight: size.touch,
    paddingBlock: space.xs,
    color: color.ink,
    textDecoration: 'none',
    borderBlockStart: `${size.hairline} solid ${color.border}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
  },
]);

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

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const left = recipe({
  base: [
    textStyle.labelSmall,
    { display: 'inline-flex', alignItems: 'center', gap: space.xs, whiteSpace: 'nowrap' },
  ],
  variants: { soldOut: { true: { color: color.ink }, false: { color: color.warning } } },
});
