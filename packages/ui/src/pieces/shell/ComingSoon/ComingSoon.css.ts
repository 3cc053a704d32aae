import { style } from '@vanilla-extract/css';
import { displayStyle, media, phrases, textStyle, vars } from '../../../styles';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.xl,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.xxxl,
});

/** A ticket for later: the club's colour under the slant of its stripes. */
export const ticket = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xs,
  width: '100%',
  maxWidth: vars.size.dialog,
  minHeight: vars.size.thumbWidth,
  padding: vars.space.xl,
  textAlign: 'center',
  borderRadius: vars.radius.lg,
  color: vars.color.onAccent,
  backgroundColor: vars.color.accent,
  backgroundImage: `linear-gradient(118deg, transparent 46%, color-mix(in srgb, ${vars.color.onAccent} 9%, transparent) 46% 58%, transparent 58% 66%, color-mix(in srgb, ${vars.color.onAccent} 6%, transparent) 66% 69%, transparent 69%)`,
  boxShadow: vars.elevation.mid,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
});

export const label = style([displayStyle.romaji, textStyle.small]);

export const name = style([textStyle.heading, phrases]);

export const words = style({ display: 'grid', gap: vars.space.xs, textAlign: 'center' });

export const wait = style([textStyle.small, phrases, { color: vars.color.inkMuted }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.md,
});
