import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

const { color, radius, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: `${size.avatarLarge} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space.lg,
});

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.md,
  border: `${size.hairline} solid ${color.border}`,
});

export const words = style({ display: 'grid', gap: space.xs, minWidth: 0 });

export const name = style([textStyle.labelSmall, { overflowWrap: 'anywhere' }]);

export const quantity = style([textStyle.small, { color: color.inkMuted }]);

/** One below the other: no label wraps, and the next step comes first. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
});
