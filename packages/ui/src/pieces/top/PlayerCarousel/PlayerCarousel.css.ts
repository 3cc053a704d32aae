import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, phrases, textStyle, vars } from '../../../styles';

/** Room for the outline of the selected player. */
export const playersFrame = style({ paddingBlockStart: vars.space.sm });

export const pick = style([
  focusRing,
  {
    display: 'block',
    width: '100%',
    minHeight: vars.size.touch,
    borderRadius: vars.radius.md,
    selectors: {
      // Inset: the track clips what extends beyond the outer two.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` },
      '&[aria-pressed="true"]:not(:focus-visible)': {
        outline: `${vars.size.ring} solid ${vars.color.accentLine}`,
        outlineOffset: vars.size.stroke,
      },
    },
    '@media': {
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

// Players that are not selected are muted. They are as large as the selected one, so that the gaps are what they are set to.
globalStyle(`${pick}[aria-pressed="false"] img`, { filter: 'saturate(0.7)', opacity: 0.78 });
globalStyle(`${pick}[aria-pressed="false"]:hover img`, {
  '@media': { [media.hover]: { opacity: 1 } },
});
