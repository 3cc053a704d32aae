import { style } from '@vanilla-extract/css';
import { focusRing, media, vars } from '../../../styles';

export const root = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.depth.bar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingLeft: 'env(safe-area-inset-left)',
  paddingRight: 'env(safe-area-inset-right)',
  backgroundColor: vars.color.surface,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const list = style({
  display: 'flex',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.xs,
});

export const item = style({ flex: '1 1 0%', minWidth: 0 });

export const tab = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space.hair,
    minHeight: vars.size.tabBar,
    borderRadius: vars.radius.sm,
    color: vars.color.inkMuted,
    textDecoration: 'none',
    transition: `color ${vars.motion.quick}`,
    selectors: {
      '&:focus-visible': { outlineOffset: `-${vars.size.ring}` },
      '&[aria-current]': { color: vars.color.accentInk, fontWeight: vars.weight.bold },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        width: vars.space.xxl,
        height: vars.size.ring,
        borderEndStartRadius: vars.radius.sm,
        borderEndEndRadius: vars.radius.sm,
        backgroundColor: vars.color.accentLine,
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { color: vars.color.ink } } },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]::before': {
            width: '100%',
            height: '100%',
            border: `${vars.size.ring} solid Highlight`,
            backgroundColor: 'transparent',
          },
        },
      },
    },
  },
]);

export const name = style({
  // Limited by the width: the longest name fits a fifth of the narrowest phone without wrapping.
  fontSize: `min(${vars.fontSize.caption}, 3.6vw)`,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { fontSize: vars.fontSize.caption } },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineStart: '50%',
  display: 'grid',
  marginInlineStart: vars.space.xs,
  borderRadius: vars.radius.pill,
  // Outline that separates the count from the icon below.
  boxShadow: `0 0 0 ${vars.size.stroke} ${vars.color.surface}`,
});
