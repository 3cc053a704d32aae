import { style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';

export const root = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'minmax(60%, 1fr) auto',
  backgroundColor: vars.color.canvas,
});

/** The club's colour, cut at the slant of a running stripe. */
export const banner = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.sm,
  paddingInline: vars.space.xl,
  paddingBlockStart: `max(${vars.space.xxl}, env(safe-area-inset-top))`,
  paddingBlockEnd: vars.space.xxxl,
  color: vars.color.onAccent,
  backgroundColor: vars.color.accent,
  backgroundImage: `linear-gradient(118deg, transparent 46%, color-mix(in srgb, ${vars.color.onAccent} 9%, transparent) 46% 58%, transparent 58% 66%, color-mix(in srgb, ${vars.color.onAccent} 6%, transparent) 66% 69%, transparent 69%)`,
  clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${vars.space.xxl}), 0 100%)`,
});

export const label = style([displayStyle.romaji, textStyle.small]);

export const team = style([textStyle.display, phrases]);

export const slogan = style([textStyle.lead]);

export const status = style({
  display: 'grid',
  alignContent: 'start',
  // Room for the longest of its states: what is known of the server never moves the banner.
  minHeight: '11.5em',
  justifyItems: 'start',
  gap: vars.space.sm,
  width: '100%',
  maxWidth: vars.size.page,
  paddingInline: vars.space.xl,
  paddingBlockStart: vars.space.lg,
  paddingBlockEnd: `max(${vars.space.xxl}, env(safe-area-inset-bottom))`,
});

export const line = style([
  textStyle.label,
  { display: 'flex', alignItems: 'center', gap: vars.space.sm },
]);

export const help = style([textStyle.small, { color: vars.color.inkMuted }]);

export const action = style({ paddingBlockStart: vars.space.sm });
