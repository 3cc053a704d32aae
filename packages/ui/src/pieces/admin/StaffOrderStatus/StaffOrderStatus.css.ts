import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

const { color, space } = vars;

const waits = { color: color.accentInk, backgroundColor: color.accentSoft };
const done = { color: color.success, backgroundColor: color.successSoft };
const needsSomebody = { color: color.warning, backgroundColor: color.warningSoft };
const over = { color: color.inkMuted, backgroundColor: color.sunken };

export const plate = recipe({
  base: [
    textStyle.caption,
    {
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
      received: done,
      shipped: done,
      payment_pending: needsSomebody,
      refund_due: needsSomebody,
      payment_failed: over,
      canceled: over,
      refunded: over,
    },
  },
});
