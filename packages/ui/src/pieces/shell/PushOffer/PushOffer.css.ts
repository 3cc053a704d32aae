import { keyframes, style } from '@vanilla-extract/css';
import { media, phrases, textStyle, vars } from '../../../styles';

const { color, motion, size, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });

export const card = style({
  display: 'grid',
  gap: space.sm,
  paddingInline: space.lg,
  paddingBlock: space.md,
  color: color.ink,
  backgroundColor: color.surface,
  borderBlock: `${size.hairline} solid ${color.border}`,
  '@media': {
    [media.motionAllowed]: { animation: `${appear} ${motion.calm}` },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  rowGap: space.hair,
});

export const help = style([
  textStyle.small,
  phrases,
  { gridColumn: 2, color: color.inkMuted, textWrap: 'pretty' },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
});

export const error = style([
  textStyle.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.sm,
    color: color.danger,
  },
]);
