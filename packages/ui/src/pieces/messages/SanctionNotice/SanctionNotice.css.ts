import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

export const card = style({
  display: 'grid',
  rowGap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
});

export const title = style([
  textStyle.small,
  {
    display: 'flex',
    gap: vars.space.sm,
    alignItems: 'center',
    fontWeight: vars.weight.bold,
    color: vars.color.danger,
  },
]);

export const reason = style([textStyle.small, { overflowWrap: 'anywhere' }]);

export const actions = style({ display: 'flex', justifyContent: 'flex-end' });
