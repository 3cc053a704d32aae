import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.page})`,
  gap: space.md,
});

export const lead = style([phrases, { color: color.inkMuted }]);

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.md,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
});

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style([textStyle.label]);

export const detail = style([textStyle.small, { color: color.inkMuted }]);

export const error = style([
  textStyle.small,
  phrases,
  {
    padding: space.md,
    borderRadius: vars.radius.md,
    color: color.danger,
    backgroundColor: color.dangerSoft,
  },
]);
