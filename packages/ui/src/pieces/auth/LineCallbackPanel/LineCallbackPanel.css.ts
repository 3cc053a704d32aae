import { globalStyle, style } from '@vanilla-extract/css';
import { media, phrases, textStyle, vars } from '../../../styles';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xl,
  paddingBlock: vars.space.xxl,
  textAlign: 'center',
});

export const words = style({ display: 'grid', justifyItems: 'center', gap: vars.space.lg });

export const lead = style([textStyle.label, phrases]);

export const help = style([textStyle.small, { color: vars.color.inkMuted, textAlign: 'start' }]);

export const sign = style({
  display: 'grid',
  padding: vars.space.md,
  borderRadius: vars.radius.pill,
  color: vars.color.danger,
  backgroundColor: vars.color.dangerSoft,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
});

export const responses = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.md,
  width: '100%',
  maxWidth: vars.size.dialog,
});

/** Side by side while both labels fit, else one below the other. */
globalStyle(`${responses} > *`, { flex: '1 1 8.5em' });
