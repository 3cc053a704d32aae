import { style } from '@vanilla-extract/css';
import { displayStyle, media, textStyle, vars } from '../../styles';

export const video = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  minHeight: vars.size.thumbHeight,
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.stage,
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });

export const start = style({ position: 'absolute' });

export const failed = style([
  textStyle.small,
  {
    position: 'absolute',
    insetInline: vars.space.md,
    insetBlockEnd: vars.space.md,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.sm,
    padding: vars.space.md,
    borderRadius: vars.radius.sm,
    color: vars.color.danger,
    backgroundColor: vars.color.surface,
  },
]);

export const reason = style({ flex: '1 1 0', minWidth: '8em' });

export const audio = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  width: '100%',
  height: vars.size.audioBar,
  paddingInlineStart: vars.space.hair,
  paddingInlineEnd: vars.space.lg,
  borderRadius: vars.radius.pill,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.low,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
});

export const position = style({
  flex: 1,
  minWidth: 0,
  height: vars.size.touch,
  accentColor: vars.color.accentLine,
  cursor: 'pointer',
});

export const time = style([
  displayStyle.romaji,
  textStyle.small,
  { flex: 'none', color: vars.color.inkMuted },
]);

export const audioFailed = style([
  textStyle.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.sm,
    minHeight: vars.size.audioBar,
    paddingInline: vars.space.md,
    color: vars.color.danger,
  },
]);
