import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, textStyle, vars } from '../../styles';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The whole row is the touch target. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.md,
  minHeight: vars.size.touch,
  paddingBlock: vars.space.sm,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.inkMuted } },
});

/** As high as the first line of text beside it. */
export const box = style([
  textStyle.body,
  {
    flex: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: '1lh',
    color: vars.color.onAccent,
  },
]);

export const input = style([
  focusRing,
  {
    appearance: 'none',
    width: vars.size.icon,
    height: vars.size.icon,
    border: `${vars.size.stroke} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.surface,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&:checked': { backgroundColor: vars.color.accent, borderColor: vars.color.accentLine },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger },
      '&[aria-disabled="true"]': { backgroundColor: vars.color.sunken },
      '&[aria-disabled="true"]:checked': {
        backgroundColor: vars.color.inkMuted,
        borderColor: vars.color.inkMuted,
      },
    },
    // Forced colours: the system's own checkbox, whose tick is visible in every palette.
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
]);

export const tick = style({
  position: 'absolute',
  display: 'grid',
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.quick}`,
  '@media': { [media.forcedColors]: { display: 'none' } },
});

globalStyle(`${input}:checked + ${tick}`, { opacity: 1 });
globalStyle(`${input}[aria-disabled="true"] + ${tick}`, { color: vars.color.surface });

export const words = style({ display: 'grid', gap: vars.space.hair, minWidth: 0 });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
});

export const label = style([textStyle.body, { minWidth: 0 }]);
