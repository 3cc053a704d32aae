import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, phrases, textStyle, vars } from '../../../styles';

/** Full width on a phone, where the screen's edges cut the outer two of the five. */
export const playersFrame = style({
  marginInline: `calc(-1 * ${vars.space.lg})`,
  paddingBlockStart: vars.space.sm,
  overflowX: 'clip',
  '@media': { [media.tablet]: { marginInline: 0 } },
});

export const playersBleed = style({
  marginInline: `calc(-1 * ${vars.space.xl})`,
  '@media': { [media.tablet]: { marginInline: 0 } },
});

export const pick = style([
  focusRing,
  {
    display: 'block',
    width: '100%',
    minHeight: vars.size.touch,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.md,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `transform ${vars.motion.calm}`,
    // A transform instead of a size: nothing below moves when the selection changes.
    selectors: {
      '&[aria-pressed="false"]': { transform: 'scale(0.86)' },
      '&[aria-pressed="true"]:not(:focus-visible)': {
        outline: `${vars.size.ring} solid ${vars.color.accent}`,
        outlineOffset: vars.size.stroke,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&[aria-pressed="false"]:hover': { transform: 'scale(0.9)' } },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-pressed="true"]:not(:focus-visible)': { outlineColor: 'Highlight' } },
      },
    },
  },
]);

export const name = style([
  textStyle.title,
  phrases,
  // Constant width: the arrows do not move when the name changes.
  { display: 'block', width: '9em', maxWidth: '100%' },
]);

export const alone = style([
  textStyle.title,
  phrases,
  { paddingBlock: vars.space.sm, textAlign: 'center' },
]);

/** Compensates the composer's own margin. */
export const composer = style({ marginInline: `calc(-1 * ${vars.space.md})` });

// Players that are not selected are muted.
globalStyle(`${pick}[aria-pressed="false"] img`, { filter: 'saturate(0.7)', opacity: 0.78 });
