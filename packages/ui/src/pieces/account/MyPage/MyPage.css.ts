import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, panel, panelColumn, phrases, textStyle, vars } from '../../../styles';

const { color, radius, size, space } = vars;

export const links = style({ display: 'grid', gap: space.lg });

export const linkList = style([panel, { overflow: 'hidden' }]);

/** Quieter than what is the fan's own. */
export const notices = style({ color: color.inkMuted });

export const linkItem = style({});

export const linkRow = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minHeight: size.touch,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    color: 'inherit',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.quick}`,
    selectors: {
      '&:active': { backgroundColor: color.sunken },
      // Inset: neighbouring rows would cover an outer ring.
      '&:focus-visible': {
        outline: `${size.ring} solid ${color.focus}`,
        outlineOffset: `calc(${size.ring} * -1)`,
        borderRadius: radius.lg,
      },
      [`${linkList} &`]: { minHeight: `calc(${size.touch} + ${space.lg})` },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
  },
]);

globalStyle(`${linkRow} > svg`, { flex: 'none', color: color.inkMuted });

/** The line between two rows begins at their words. */
globalStyle(`${linkList} > ${linkItem} + ${linkItem}`, {
  backgroundImage: `linear-gradient(${color.border}, ${color.border})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: `100% ${size.hairline}`,
  backgroundPosition: `calc(${size.touch} + ${space.lg} + ${space.md}) 0`,
});

export const linkSign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.md,
  color: color.accentInk,
  backgroundColor: color.accentSoft,
});

export const linkLabel = style([
  phrases,
  {
    flex: 1,
    minWidth: 0,
    selectors: {
      [`${linkList} &`]: { fontWeight: vars.weight.bold },
      [`${notices} &`]: { fontSize: vars.fontSize.small },
    },
  },
]);

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
    border: `${size.stroke} solid ${color.accentLine}`,
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
