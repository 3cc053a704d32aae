import { style } from '@vanilla-extract/css';
import { focusRing, media, textStyle, vars } from '../../styles';

const { color, space, radius, size } = vars;

export const flow = style({
  display: 'grid',
  gap: space.lg,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'start' } },
});
export const steps = style({ display: 'grid', gap: space.xs, listStyle: 'none', padding: 0 });
export const step = style([
  focusRing,
  textStyle.body,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    width: '100%',
    minHeight: size.touch,
    padding: `${space.xs} ${space.md}`,
    border: `1px solid ${color.border}`,
    borderRadius: radius.md,
    backgroundColor: color.surface,
    color: color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-current="step"]': { borderColor: color.accentInk, fontWeight: 700 },
    },
  },
]);
export const number = style({ color: color.accentInk, fontWeight: 700 });
export const stage = style({ display: 'grid', gap: space.xs, justifyItems: 'center' });
export const screen = style({
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  backgroundColor: color.sunken,
});
/** A phone at half its size, also in the layout. */
export const frame = style({ display: 'block', border: 0, zoom: 0.5 });
