import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: '100dvh',
  backgroundColor: color.canvas,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
      gridTemplateAreas: '"header header" "list detail"',
    },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.lg,
  paddingInline: space.lg,
  paddingBlock: space.md,
  backgroundColor: color.surface,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  '@media': { [media.tablet]: { gridArea: 'header' } },
});

export const back = style({ '@media': { [media.tablet]: { display: 'none' } } });

const onlyWide = { display: 'none', '@media': { [media.tablet]: { display: 'block' } } } as const;

export const list = recipe({
  base: {
    '@media': {
      [media.tablet]: {
        gridArea: 'list',
        borderInlineEnd: `${size.hairline} solid ${color.border}`,
      },
    },
  },
  variants: { kind: { list: {}, detail: onlyWide } },
});

export const detail = recipe({
  base: { paddingBlockEnd: vars.safeBottom, '@media': { [media.tablet]: { gridArea: 'detail' } } },
  variants: { kind: { list: onlyWide, detail: {} } },
});

export const none = style([textStyle.small, { padding: space.xl, color: color.inkMuted }]);
