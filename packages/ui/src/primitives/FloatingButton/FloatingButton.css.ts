import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floatingHeight, focusRing, media, soft, vars } from '../../styles';

const { color, size, space } = vars;

const diameter = `calc(${size.touch} + ${space.lg})`;

/** Padding below the last row, so that the button never covers it. */
export const floatingButtonRoom = style({ paddingBlockEnd: `calc(${diameter} + ${space.xl})` });

export const place = recipe({
  base: {
    position: 'fixed',
    zIndex: vars.depth.bar,
    // In a wide window it is at the edge of the content, not of the screen.
    insetInlineEnd: `max(${space.lg}, env(safe-area-inset-right), calc((100vw - ${size.wide}) / 2))`,
  },
  variants: {
    tabBar: {
      true: { insetBlockEnd: `calc(${size.tabBar} + ${space.lg} + ${vars.safeBottom})` },
      false: { insetBlockEnd: `calc(${space.lg} + ${vars.safeBottom})` },
    },
  },
});

globalStyle(`:root:has(${place.classNames.base})`, {
  vars: { [floatingHeight]: `calc(${diameter} + ${space.md})` },
});

export const button = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: diameter,
    height: diameter,
    border: `${size.stroke} solid ${color.accentEdge}`,
    borderRadius: vars.radius.pill,
    color: color.onAccent,
    backgroundColor: color.accent,
    backgroundImage: `radial-gradient(circle at 32% 22%, ${soft(color.onAccent, 26)}, transparent 62%)`,
    boxShadow: `${vars.elevation.mid}, 0 ${space.xs} ${space.xl} ${soft(color.accent, 38)}`,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.quick}, transform ${vars.motion.quick}`,
    selectors: { '&:active': { transform: 'scale(0.94)' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: color.accentHover } } },
      [media.forcedColors]: { borderColor: 'ButtonBorder' },
    },
  },
]);
