import { style } from '@vanilla-extract/css';
import { focusRing, media, textStyle, vars } from '../../../styles';

const { color, space, size, radius } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  paddingBlock: space.md,
  paddingInline: space.lg,
});

export const list = style({ display: 'grid', gap: space.sm });

export const row = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.md,
    padding: space.md,
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.sm,
    color: color.ink,
    backgroundColor: color.surface,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
  },
]);

export const words = style({ display: 'grid', gap: space.xs, minWidth: 0 });

export const lead = style([textStyle.label, { wordBreak: 'auto-phrase' }]);

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
  overflowWrap: 'anywhere',
});

export const facts = style([textStyle.caption, { display: 'grid', gap: space.hair }]);

export const fact = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm });

export const term = style({ color: color.inkMuted });
