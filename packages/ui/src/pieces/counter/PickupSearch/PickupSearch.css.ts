import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    paddingBlock: space.md,
  },
  variants: {
    list: {
      found: { paddingInline: space.lg },
      // Its page has the margins.
      waiting: {},
    },
  },
});

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
