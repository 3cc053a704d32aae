import { style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';

const { color, space, size, radius } = vars;

/** A field for six digits is no wider than on the login. */
export const account = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.page})`,
});

export const lead = style([phrases]);

export const choice = style({ display: 'grid', gap: space.sm });

export const note = style([textStyle.small, phrases, { color: color.inkMuted }]);

export const shown = style({ display: 'grid', justifyItems: 'center', gap: space.lg });

/** Its size does not fall below what a camera reads at arm's length. */
export const code = style({
  width: '100%',
  maxWidth: `min(${size.dialog}, 45dvh)`,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.md,
});

export const words = style([phrases, { textAlign: 'center' }]);

export const secret = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.lead, overflowWrap: 'anywhere', textAlign: 'center' },
]);
