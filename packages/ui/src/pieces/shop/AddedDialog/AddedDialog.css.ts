import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

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
