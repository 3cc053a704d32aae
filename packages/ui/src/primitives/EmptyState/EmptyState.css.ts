import { style } from '@vanilla-extract/css';
import { media, phrases, textStyle, vars } from '../../styles';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.lg,
  paddingBlock: vars.space.xxxl,
  paddingInline: vars.space.lg,
  textAlign: 'center',
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.avatarLarge,
  height: vars.size.avatarLarge,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentInk,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const words = style({ display: 'grid', gap: vars.space.xs, maxWidth: vars.size.dialog });

export const text = style([textStyle.small, phrases, { color: vars.color.inkMuted }]);
