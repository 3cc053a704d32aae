import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../styles';

export const root = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.columnWide}), 1fr))`,
  gap: vars.space.lg,
  alignItems: 'end',
});

export const cell = style({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' });

export const caption = style([textStyle.caption, { color: vars.color.inkMuted }]);

export const sample = style([
  textStyle.labelSmall,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.size.touch,
    minHeight: vars.size.touch,
    padding: vars.space.sm,
    border: `${vars.size.hairline} dashed ${vars.color.accentInk}`,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentInk,
  },
]);

export const tall = style({ minHeight: vars.size.avatarLarge });
