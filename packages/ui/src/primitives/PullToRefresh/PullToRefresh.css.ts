import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media, textStyle, vars } from '../../styles';

export const pulled = createVar();

export const root = style({ position: 'relative', display: 'grid' });

// Disables the browser's own pull-to-refresh, which reloads the page.
globalStyle(`html:has(${root})`, { overscrollBehaviorY: 'contain' });

export const indicator = style([
  textStyle.caption,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    height: pulled,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    overflow: 'hidden',
    color: vars.color.inkMuted,
  },
]);

export const content = style({
  minWidth: 0,
  transform: `translateY(${pulled})`,
  selectors: {
    '&:not([data-held])': {
      '@media': { [media.motionAllowed]: { transition: `transform ${vars.motion.calm}` } },
    },
    // A transform would make fixed elements inside scroll with the page.
    '&[data-still]': { transform: 'none' },
  },
});

/** For keyboards and screen readers; visible only with focus. */
export const button = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: vars.space.sm,
  zIndex: vars.depth.raised,
  transform: 'translateX(-50%)',
  selectors: { '&:not(:focus-within)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
