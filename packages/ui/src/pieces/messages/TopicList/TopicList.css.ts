import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

export const root = style({ minHeight: '60dvh' });

export const band = style([
  textStyle.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    rowGap: vars.space.xs,
    paddingInline: vars.space.lg,
    paddingBlock: vars.space.sm,
    color: vars.color.ink,
    backgroundColor: vars.color.warningSoft,
  },
]);

export const waitingRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.md,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});
