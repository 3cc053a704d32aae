import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
});

/** Always rendered: screen readers announce only changes of existing live regions. */
export const notice = style({});

export const unsent = style([
  textStyle.caption,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.xs,
    paddingBlockEnd: space.xs,
    color: color.inkMuted,
  },
]);

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});

export const words = style({ display: 'flex', alignItems: 'baseline', gap: space.sm });

export const count = style([
  textStyle.small,
  { color: color.inkMuted, fontVariantNumeric: 'tabular-nums' },
]);

export const total = style({ marginInlineStart: 'auto', color: color.accentInk });

export const note = style([
  textStyle.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.sm,
    marginBlock: `${space.hair} ${space.sm}`,
    color: color.inkMuted,
    wordBreak: 'auto-phrase',
  },
]);

export const unknown = style({ visibility: 'hidden' });
