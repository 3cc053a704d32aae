import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

const { color, space } = vars;

const [ink, ground, edge] = [createVar(), createVar(), createVar()];

const waits = {};
const done = { vars: { [ink]: color.success, [ground]: color.successSoft, [edge]: 'transparent' } };
const needsSomebody = {
  vars: { [ink]: color.warning, [ground]: color.warningSoft, [edge]: 'transparent' },
};
const over = { vars: { [ink]: color.inkMuted, [ground]: color.sunken, [edge]: 'transparent' } };

export const plate = recipe({
  base: [
    textStyle.caption,
    {
      flex: 'none',
      display: 'inline-flex',
      // The text stands on the line of the words beside it.
      alignItems: 'baseline',
      gap: space.xs,
      paddingBlock: space.hair,
      paddingInline: space.sm,
      borderRadius: vars.radius.pill,
      fontWeight: vars.weight.bold,
      whiteSpace: 'nowrap',
      color: ink,
      backgroundColor: ground,
      outline: `${vars.size.hairline} solid ${edge}`,
      outlineOffset: `-${vars.size.hairline}`,
      '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
    },
  ],
  variants: {
    /** Of an order that waits. */
    tone: {
      accent: {
        vars: { [ink]: color.accentInk, [ground]: color.accentSoft, [edge]: 'transparent' },
      },
      neutral: { vars: { [ink]: color.ink, [ground]: color.surface, [edge]: color.borderStrong } },
    },
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
  compoundVariants: [
    {
      variants: { tone: 'accent', status: 'canceled' },
      style: { vars: { [ink]: color.accentInk, [ground]: color.accentSoft } },
    },
  ],
  defaultVariants: { tone: 'accent' },
});

export const sign = style({ display: 'flex', alignSelf: 'center' });
