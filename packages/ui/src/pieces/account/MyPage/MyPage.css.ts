import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, panelColumn, phrases, textStyle, vars } from '../../../styles';

const { color, radius, size, space } = vars;

export const root = style({ overflowX: 'clip' });

export const column = style({
  width: '100%',
  maxWidth: `calc(${size.page} + 2 * ${space.lg})`,
  marginInline: 'auto',
  paddingLeft: `max(${space.lg}, env(safe-area-inset-left))`,
  paddingRight: `max(${space.lg}, env(safe-area-inset-right))`,
  paddingBlockEnd: space.xxl,
});

/** Overlaps the lower edge of the header by half its height. */
export const counts = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  marginBlockStart: `calc(-1 * (${space.xxxl} + ${space.md}))`,
});

export const part = style({ selectors: { '&:empty': { display: 'none' } } });

export const pickups = style([
  focusRing,
  textStyle.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minHeight: `calc(${size.touch} + ${space.md})`,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    border: `${size.stroke} solid ${color.accent}`,
    borderRadius: radius.lg,
    color: color.accentInk,
    backgroundColor: color.accentSoft,
    textDecoration: 'none',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: color.surface } } },
    },
  },
]);

globalStyle(`${pickups} > svg`, { flex: 'none' });

export const pickupsLabel = style([phrases, { flex: '1 1 auto', minWidth: 0 }]);

export const waitTitle = style({
  display: 'grid',
  alignContent: 'end',
  width: '45%',
  height: `calc(${vars.fontSize.caption} + ${space.hair} + ${vars.fontSize.title} * ${vars.leading.tight})`,
});

export const waitCard = style([panelColumn, { gap: space.lg }]);
