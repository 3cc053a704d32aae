import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const notice = recipe({
  base: [
    textStyle.small,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: space.sm,
      padding: space.md,
      borderRadius: vars.radius.md,
      textWrap: 'pretty',
      wordBreak: 'auto-phrase',
      '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
    },
  ],
  variants: {
    kind: {
      problem: { color: color.danger, backgroundColor: color.dangerSoft },
      info: { color: color.ink, backgroundColor: color.sunken },
    },
  },
});
