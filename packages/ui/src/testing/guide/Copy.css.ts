import { createVar, style } from '@vanilla-extract/css';
import { focusRing, media, textStyle, vars } from '../../styles';

const { color, space, radius, size } = vars;

export const shown = createVar();

export const copy = style({ display: 'grid', minWidth: 0 });

export const press = style([
  focusRing,
  textStyle.small,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minHeight: size.touch,
    padding: `${space.xs} ${space.sm}`,
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.sm,
    backgroundColor: color.surface,
    color: color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [media.hover]: { ':hover': { backgroundColor: color.sunken } } },
  },
]);

export const sample = style({
  flex: 'none',
  width: size.icon,
  height: size.icon,
  border: `${size.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.sm,
  backgroundColor: shown,
  forcedColorAdjust: 'none',
});

export const label = style({ flex: 'none', color: color.inkMuted });

export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const status = style([textStyle.caption, { color: color.success }]);
