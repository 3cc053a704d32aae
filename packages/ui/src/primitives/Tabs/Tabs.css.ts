import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, textStyle, vars } from '../../styles';

/** Padding with a negative margin: the scroller would clip the focus ring and the tap area. */
const room = vars.space.sm;

const edge = (side: 'left' | 'right') =>
  `max(${vars.space.lg}, env(safe-area-inset-${side}), calc((100% - ${vars.size.wide}) / 2))`;

export const list = recipe({
  base: {
    display: 'flex',
    gap: vars.space.sm,
    padding: room,
    margin: `calc(${room} * -1)`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
  },
  variants: {
    bleed: {
      true: { marginInline: 0, paddingLeft: edge('left'), paddingRight: edge('right') },
    },
  },
});

export const tab = recipe({
  base: [
    textStyle.labelSmall,
    focusRing,
    {
      position: 'relative',
      flex: 'none',
      maxWidth: '100%',
      paddingInline: vars.space.lg,
      paddingBlock: vars.space.sm,
      border: `${vars.size.hairline} solid`,
      borderRadius: vars.radius.pill,
      cursor: 'pointer',
      userSelect: 'none',
      transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          insetBlock: `min(0px, calc((100% - ${vars.size.touch}) / 2))`,
        },
      },
    },
  ],
  variants: {
    selected: {
      true: {
        borderColor: vars.color.ink,
        backgroundColor: vars.color.ink,
        color: vars.color.canvas,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      false: {
        borderColor: vars.color.borderStrong,
        backgroundColor: vars.color.surface,
        color: vars.color.ink,
        '@media': {
          [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } },
        },
      },
    },
  },
});

export const panel = style([focusRing, { marginBlockStart: vars.space.lg, minWidth: 0 }]);
