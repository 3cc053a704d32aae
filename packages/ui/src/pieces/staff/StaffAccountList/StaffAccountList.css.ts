import { style } from '@vanilla-extract/css';
import { media, phrases, vars } from '../../../styles';

const { color, space, size } = vars;

export const lead = style([
  phrases,
  { flex: `1 1 ${size.columnWide}`, maxWidth: size.page, color: color.inkMuted },
]);

export const own = style({ display: 'inline-grid', marginInlineStart: space.sm });

export const time = style({ whiteSpace: 'nowrap' });

export const sessions = style({
  marginInlineStart: space.sm,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'block', marginInlineStart: 0 } },
});
