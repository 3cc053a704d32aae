import { style } from '@vanilla-extract/css';
import { panelColumn, textStyle, vars } from '../../../styles';

export const card = style([textStyle.body, panelColumn, { padding: vars.space.xl }]);

export const contact = style([
  textStyle.small,
  {
    display: 'grid',
    gap: vars.space.hair,
    paddingBlockStart: vars.space.md,
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
