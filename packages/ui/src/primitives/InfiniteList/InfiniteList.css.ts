import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../styles';

const root = { position: 'relative', minWidth: 0 } as const;

/** A list that scrolls with the page. */
export const page = style(root);

// virtua observes the page's root element. A classic scrollbar that appears with the measured rows would make
// the root narrower in the same frame, and every such list would end in "ResizeObserver loop completed with
// undelivered notifications" (Firefox and Chrome on computers). So the scrollbar is always shown; on phones
// it is an overlay.
globalStyle(`html:has(main ${page})`, {
  '@supports': { 'selector(:has(*))': { overflowY: 'scroll' } },
});

export const frame = style({ ...root, height: '100%', minHeight: 0 });

const scroller = style({
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  WebkitOverflowScrolling: 'touch',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.ring})`,
    },
  },
});

export const box = styleVariants({
  top: [scroller],
  bottom: [scroller, { display: 'flex', flexDirection: 'column' }],
});

export const rows = styleVariants({
  top: {},
  bottom: { flex: 'none', marginBlockStart: 'auto' },
});

export const row = styleVariants({
  none: {},
  xs: { paddingBlockEnd: vars.space.xs },
  sm: { paddingBlockEnd: vars.space.sm },
  md: { paddingBlockEnd: vars.space.md },
  lg: { paddingBlockEnd: vars.space.lg },
});

// Takes no space at the start: a spinner that appears and disappears there would move the content.
export const edge = styleVariants({
  start: {
    position: 'sticky',
    insetBlockStart: 0,
    height: 0,
    zIndex: vars.depth.raised,
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    pointerEvents: 'none',
  },
  end: { display: 'grid', justifyItems: 'center', paddingBlock: vars.space.md },
});

export const notice = styleVariants({
  start: [
    textStyle.small,
    {
      marginBlockStart: vars.space.sm,
      marginInline: vars.space.md,
      padding: vars.space.sm,
      borderRadius: vars.radius.lg,
      border: `${vars.size.hairline} solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
      boxShadow: vars.elevation.mid,
      display: 'grid',
      justifyItems: 'center',
      gap: vars.space.xs,
      pointerEvents: 'auto',
    },
  ],
  end: [textStyle.small, { display: 'grid', justifyItems: 'center', gap: vars.space.sm }],
});

export const failure = style([phrases, { color: vars.color.inkMuted, textAlign: 'center' }]);
