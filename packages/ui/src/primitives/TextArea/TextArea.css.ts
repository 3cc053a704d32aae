import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles';

export const minHeight = createVar();
export const maxHeight = createVar();

const verticalPadding = vars.space.sm;

export const area = recipe({
  base: {
    resize: 'none',
    // Browsers without field-sizing use useGrowingHeight.
    fieldSizing: 'content',
    lineHeight: vars.leading.snug,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  variants: {
    kind: {
      boxed: {
        paddingBlock: verticalPadding,
        minHeight: `calc(${minHeight} + 2 * ${verticalPadding} + 2 * ${vars.size.hairline})`,
        maxHeight: `calc(${maxHeight} + 2 * ${verticalPadding} + 2 * ${vars.size.hairline})`,
      },
      /** The frame belongs to the element around it. */
      bare: {
        padding: 0,
        borderRadius: 0,
        minHeight,
        maxHeight,
      },
    },
  },
  defaultVariants: { kind: 'boxed' },
});

export const heights = style({
  vars: { [minHeight]: vars.size.textAreaMin, [maxHeight]: vars.size.textAreaMax },
});
