import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

export const form = style({ paddingBlockStart: vars.space.sm });

export const failure = style([
  textStyle.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space.sm,
    padding: vars.space.md,
    borderRadius: vars.radius.md,
    color: vars.color.danger,
    backgroundColor: vars.color.dangerSoft,
  },
]);

export const other = style({ textAlign: 'center' });
