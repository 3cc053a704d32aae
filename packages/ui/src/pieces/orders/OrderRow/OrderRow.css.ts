import { globalStyle, style } from '@vanilla-extract/css';
import { displayStyle, panelColumn, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const card = style([panelColumn, { gap: space.lg }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.sm,
  rowGap: space.xs,
});

export const number = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.title, color: color.ink, userSelect: 'all' },
]);

export const facts = style([
  textStyle.caption,
  {
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.md,
    color: color.inkMuted,
  },
]);

export const time = style([displayStyle.romaji, { lineHeight: 'inherit' }]);

export const method = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

export const match = style([textStyle.small, { flexBasis: '100%' }]);

export const total = style([
  textStyle.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.md,
    paddingBlockStart: space.md,
    borderBlockStart: `${size.hairline} solid ${color.border}`,
  },
]);

export const price = style([displayStyle.price, { fontSize: vars.fontSize.title }]);

export const tax = style([textStyle.caption, { color: color.inkMuted, whiteSpace: 'nowrap' }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  rowGap: space.md,
  minHeight: size.touch,
});

/** Side by side while both labels fit in one row, else one below the other. */
globalStyle(`${actions} > *`, { flex: '1 1 auto' });

export const reason = style([
  textStyle.caption,
  { marginBlockEnd: `calc(${space.sm} * -1)`, color: color.inkMuted },
]);

export const waitingHead = style({ paddingBlock: space.hair });

export const waitingItem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.md,
});

export const waitingPicture = style({
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.sm,
  backgroundColor: color.sunken,
});

export const waitingTotal = style({
  display: 'grid',
  alignContent: 'center',
  gridTemplateColumns: '30%',
  justifyContent: 'end',
  minHeight: size.touch,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});

export const waitingActions = style({
  height: size.touch,
  borderRadius: vars.radius.md,
  backgroundColor: color.sunken,
});
