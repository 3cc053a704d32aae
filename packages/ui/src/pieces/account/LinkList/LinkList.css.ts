import { globalStyle, style } from '@vanilla-extract/css';
import { media, panel, phrases, textStyle, vars } from '../../../styles';

const { color, radius, size, space } = vars;

export const root = style([panel, { overflow: 'hidden' }]);

export const item = style({});

globalStyle(`${item} + ${item}`, { borderBlockStart: `${size.hairline} solid ${color.border}` });

export const row = style([
  textStyle.body,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    minHeight: `calc(${size.touch} + ${space.md})`,
    paddingInline: space.lg,
    paddingBlock: space.sm,
    color: color.ink,
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
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
  },
]);

globalStyle(`${row} > svg`, { flex: 'none', color: color.inkMuted });

export const label = style([phrases, { minWidth: 0 }]);
