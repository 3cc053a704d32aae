import { style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const goods = style({ display: 'grid', gap: space.md });

export const legend = style([textStyle.label, { marginBlockEnd: space.sm, padding: 0 }]);

export const item = style([
  textStyle.small,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.md,
  },
]);

export const each = style([textStyle.caption, { display: 'block', color: color.inkMuted }]);

export const value = style([
  textStyle.small,
  {
    flex: '1 1 0%',
    minWidth: size.columnMedium,
    textAlign: 'end',
    whiteSpace: 'pre-line',
  },
]);

export const money = style([displayStyle.romaji, { fontSize: vars.fontSize.lead }]);

export const amount = style([displayStyle.romaji, { fontSize: vars.fontSize.title }]);

export const result = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.md,
  paddingBlock: space.lg,
  textAlign: 'center',
});

export const headline = style([textStyle.title, phrases]);
