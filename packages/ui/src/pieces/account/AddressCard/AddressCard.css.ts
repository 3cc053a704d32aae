import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

export const card = style([
  textStyle.body,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    padding: vars.space.xl,
    border: `${vars.size.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
  },
]);

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
