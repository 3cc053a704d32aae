import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles';

export const thanks = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  paddingBlock: vars.space.xl,
  textAlign: 'center',
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.avatarLarge,
  height: vars.size.avatarLarge,
  borderRadius: vars.radius.pill,
  color: vars.color.success,
  backgroundColor: vars.color.successSoft,
  '@media': { [media.forcedColors]: { border: `${vars.size.stroke} solid CanvasText` } },
});
