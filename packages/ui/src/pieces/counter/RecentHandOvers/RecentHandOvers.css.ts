import { style } from '@vanilla-extract/css';
import { displayStyle, focusRing, media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  paddingBlock: space.md,
  paddingInline: space.lg,
});

export const list = style({ display: 'grid' });

export const item = style({
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const row = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.md,
    minHeight: size.touch,
    paddingBlock: space.sm,
    color: color.ink,
    textDecoration: 'none',
    touchAction: 'manipulation',
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
  },
]);

export const words = style({ display: 'grid', gap: space.hair, minWidth: 0 });

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
});

export const name = style([textStyle.small, { overflowWrap: 'anywhere' }]);

export const detail = style([
  textStyle.caption,
  { color: color.inkMuted, overflowWrap: 'anywhere' },
]);

export const time = style([displayStyle.romaji, { fontSize: vars.fontSize.body }]);
