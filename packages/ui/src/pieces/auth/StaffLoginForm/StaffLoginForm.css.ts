import { style } from '@vanilla-extract/css';
import { media, phrases, textStyle, vars } from '../../../styles';

export const forStaff = style([textStyle.lead, phrases, { paddingBlock: vars.space.lg }]);

export const unsent = style([
  textStyle.label,
  phrases,
  {
    padding: vars.space.md,
    borderRadius: vars.radius.md,
    color: vars.color.canvas,
    backgroundColor: vars.color.warning,
    '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
  },
]);
