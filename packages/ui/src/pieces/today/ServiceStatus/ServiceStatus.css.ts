import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { panelColumn, textStyle, vars } from '../../../styles';

const { color, space } = vars;

export const root = style([panelColumn]);

export const state = recipe({
  variants: {
    state: {
      working: { color: color.success },
      failed: { color: color.danger, fontWeight: vars.weight.bold },
      unknown: { color: color.inkMuted },
    },
  },
});

export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

export const since = style([textStyle.caption, { display: 'block' }]);
