import { globalStyle, style } from '@vanilla-extract/css';
import { panelColumn, phrases, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const card = style([panelColumn]);

export const help = style([
  textStyle.small,
  phrases,
  { color: color.inkMuted, textWrap: 'pretty' },
]);

export const switches = style({ display: 'grid', marginBlock: `calc(-1 * ${space.sm})` });

globalStyle(`${switches} > * + *`, { borderBlockStart: `${size.hairline} solid ${color.border}` });

export const word = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  color: color.ink,
});

globalStyle(`${word} > svg`, { marginBlockStart: space.hair, color: color.inkMuted });

export const steps = style([
  textStyle.small,
  { display: 'grid', gap: space.xs, paddingInlineStart: space.xl, listStyle: 'decimal' },
]);

export const step = style({ paddingInlineStart: space.xs });
