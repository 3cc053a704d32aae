import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

const { color, space } = vars;

const waits = { color: color.accentInk, backgroundColor: color.accentSoft };
const done = { color: color.success, backgroundColor: color.successSoft };

export const plate = recipe({
  base: [
    textStyle.caption,
    {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      gap: space.xs,
      paddingBlock: space.hair,
      paddingInline: space.sm,
      borderRadius: vars.radius.pill,
      fontWeight: vars.weight.bold,
      whiteSpace: 'nowrap',
      '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
    },
  ],
  variants: {
    status: {
      pending: waits,
      unshipped: waits,
      canceled: waits,
      received: done,
      shipped: done,
    },
  },
});
