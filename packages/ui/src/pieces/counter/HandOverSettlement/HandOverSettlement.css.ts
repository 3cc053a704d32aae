import { style } from '@vanilla-extract/css';
import { media, phrases, textStyle, vars } from '../../../styles';

const { color, space, size, radius } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  maxWidth: size.wide,
  padding: space.lg,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  selectors: {
    '&[data-open]': {
      borderColor: color.warning,
      borderWidth: size.stroke,
    },
  },
});

export const lead = style([
  textStyle.label,
  phrases,
  { display: 'flex', alignItems: 'center', gap: space.sm },
]);

export const notCounted = style([
  textStyle.labelSmall,
  {
    paddingInline: space.sm,
    borderRadius: radius.sm,
    color: color.canvas,
    backgroundColor: color.warning,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
]);
