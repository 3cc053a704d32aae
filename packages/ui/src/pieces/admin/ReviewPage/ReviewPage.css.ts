import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space.lg },
  },
});

const onlyWide = { display: 'none', '@media': { [media.tablet]: { display: 'block' } } } as const;

export const list = recipe({
  base: {
    '@media': {
      [media.tablet]: { borderInlineEnd: `${size.hairline} solid ${color.border}` },
    },
  },
  variants: { kind: { list: {}, detail: onlyWide } },
});

export const detail = recipe({ variants: { kind: { list: onlyWide, detail: {} } } });

export const none = style([textStyle.small, { padding: space.xl, color: color.inkMuted }]);
