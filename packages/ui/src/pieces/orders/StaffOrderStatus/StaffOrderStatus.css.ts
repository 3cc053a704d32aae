import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

const { color, space } = vars;

/** The usual state of most orders: neither the accent nor a warning. */
const waits = {
  color: color.ink,
  backgroundColor: color.surface,
  outlineColor: color.borderStrong,
};
const done = { color: color.success, backgroundColor: color.successSoft };
const needsSomebody = { color: color.warning, backgroundColor: color.warningSoft };
const over = { color: color.inkMuted, backgroundColor: color.sunken };

export const plate = recipe({
  base: [
    textStyle.caption,
    {
      display: 'inline-flex',
      // The text stands on the line of the words beside it.
      alignItems: 'baseline',
      gap: space.xs,
      paddingBlock: space.hair,
      paddingInline: space.sm,
      borderRadius: vars.radius.pill,
      fontWeight: vars.weight.bold,
      whiteSpace: 'nowrap',
      outline: `${vars.size.hairline} solid transparent`,
      outlineOffset: `-${vars.size.hairline}`,
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

export const sign = style({ display: 'flex', alignSelf: 'center' });
