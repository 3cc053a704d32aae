import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifySelf: 'stretch',
  gap: space.md,
});

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.md,
  rowGap: space.xs,
  paddingBlock: space.sm,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const note = style([textStyle.caption, { color: color.inkMuted, overflowWrap: 'anywhere' }]);

export const what = style([
  textStyle.small,
  {
    flex: '1 1 0%',
    minWidth: size.columnMedium,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.sm,
  },
]);

export const state = recipe({
  base: [textStyle.label],
  variants: {
    state: {
      done: { color: color.success },
      due: { color: color.warning },
      failed: { color: color.danger },
    },
  },
});

export const amount = style([
  displayStyle.romaji,
  { marginInlineStart: 'auto', fontSize: vars.fontSize.lead },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

export const error = style([textStyle.small, phrases, { color: color.danger }]);
