import { style } from '@vanilla-extract/css';
import { displayStyle, focusRing, media, phrases, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const fields = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const entry = style([
  focusRing,
  {
    display: 'grid',
    gap: space.xs,
    paddingBlock: space.md,
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
    overflowWrap: 'anywhere',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: `${size.thumbWidth} minmax(0, 1fr)`,
        columnGap: space.lg,
      },
    },
  },
]);

export const at = style([displayStyle.romaji, { color: color.inkMuted }]);

export const words = style({ display: 'grid', gap: space.xs, minWidth: 0 });

export const what = style([textStyle.label]);

export const detail = style([
  textStyle.small,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.sm, color: color.inkMuted },
]);

export const change = style([textStyle.small, phrases]);

export const before = style({ color: color.inkMuted, textDecoration: 'line-through' });
