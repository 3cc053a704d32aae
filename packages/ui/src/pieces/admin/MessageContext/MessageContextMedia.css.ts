import { style } from '@vanilla-extract/css';
import { media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const shown = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: space.sm,
  width: '100%',
  maxWidth: size.dialog,
});

export const cover = style([
  shown,
  {
    justifyItems: 'center',
    padding: space.lg,
    borderRadius: vars.radius.md,
    backgroundColor: color.sunken,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
]);

export const kind = style([
  textStyle.small,
  { display: 'inline-flex', alignItems: 'center', gap: space.sm, color: color.inkMuted },
]);

export const video = style({ width: '100%', height: size.thumbHeight });

export const error = style([textStyle.caption, { color: color.danger }]);
