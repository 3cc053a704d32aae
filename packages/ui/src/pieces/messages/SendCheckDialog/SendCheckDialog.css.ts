import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

export const audience = style([
  textStyle.label,
  phrases,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    paddingInline: vars.space.md,
    paddingBlock: vars.space.sm,
    borderRadius: vars.radius.md,
    color: vars.color.accentInk,
    backgroundColor: vars.color.accentSoft,
  },
]);

export const names = style({ minWidth: 0 });

export const quote = style([
  textStyle.small,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
    color: vars.color.ink,
    whiteSpace: 'pre-wrap',
  },
]);

export const file = style([
  textStyle.small,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xs,
    color: vars.color.ink,
  },
]);

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  maxWidth: vars.size.thumbWidth,
  borderRadius: vars.radius.md,
  color: vars.color.inkMuted,
  backgroundColor: vars.color.sunken,
});

export const picture = style({
  maxHeight: vars.size.thumbHeight,
  maxWidth: '100%',
  objectFit: 'contain',
});
