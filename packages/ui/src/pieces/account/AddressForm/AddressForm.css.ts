import { style } from '@vanilla-extract/css';
import { media, textStyle, vars } from '../../../styles';

export const failure = style([
  textStyle.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.sm,
    padding: vars.space.md,
    borderRadius: vars.radius.md,
    color: vars.color.danger,
    backgroundColor: vars.color.dangerSoft,
    textWrap: 'pretty',
    '@media': {
      [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
    },
  },
]);
