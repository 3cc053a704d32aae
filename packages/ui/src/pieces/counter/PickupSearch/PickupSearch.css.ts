import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  paddingBlock: space.md,
  paddingInline: space.lg,
});

export const list = style({ display: 'grid', gap: space.xs });

export const row = style([
  focusRing,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.md,
    padding: space.sm,
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
    borderRadius: vars.radius.sm,
    color: color.ink,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
  },
]);

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: size.avatar,
  height: size.avatar,
  borderRadius: vars.radius.sm,
  color: color.inkMuted,
  backgroundColor: color.sunken,
  overflow: 'hidden',
});

export const words = style({ flex: '1 1 0%', display: 'grid', minWidth: size.columnNarrow });

export const name = style([textStyle.label, { overflowWrap: 'anywhere' }]);

export const detail = style([
  textStyle.caption,
  { color: color.inkMuted, overflowWrap: 'anywhere' },
]);

export const status = recipe({
  base: [
    textStyle.labelSmall,
    { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.xs },
  ],
  variants: {
    status: {
      ready: { color: color.success },
      due: { color: color.warning },
      closed: { color: color.inkMuted },
    },
  },
});

export const amount = style([displayStyle.romaji, { fontSize: vars.fontSize.title }]);
