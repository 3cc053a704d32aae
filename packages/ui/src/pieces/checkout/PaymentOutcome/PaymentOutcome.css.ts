import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../../../styles';

const { color, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  maxWidth: size.dialog,
  marginInline: 'auto',
  paddingBlock: space.xxl,
});

export const words = style({ display: 'grid', justifyItems: 'center', gap: space.md });

export const sign = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: size.avatarLarge,
    height: size.avatarLarge,
    borderRadius: vars.radius.pill,
    '@media': { [media.forcedColors]: { border: `${size.stroke} solid CanvasText` } },
  },
  variants: {
    bad: {
      true: { color: color.danger, backgroundColor: color.dangerSoft },
      false: { color: color.inkMuted, backgroundColor: color.sunken },
    },
  },
});
