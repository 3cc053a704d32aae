import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { panel, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const root = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.md,
    padding: space.lg,
  },
]);

export const empty = style([textStyle.small, { color: color.inkMuted }]);

export const table = style({ width: '100%', borderSpacing: 0 });

const cell = {
  paddingBlock: space.sm,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  verticalAlign: 'top',
} as const;

export const name = style([textStyle.small, { ...cell, textAlign: 'start' }]);

export const state = recipe({
  base: [textStyle.small, { ...cell, paddingInlineStart: space.md, textAlign: 'end' }],
  variants: {
    state: {
      working: { color: color.success },
      failed: { color: color.danger, fontWeight: vars.weight.bold },
      unknown: { color: color.inkMuted },
    },
  },
});

export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

export const since = style([
  textStyle.caption,
  { display: 'block', fontVariantNumeric: 'tabular-nums' },
]);
