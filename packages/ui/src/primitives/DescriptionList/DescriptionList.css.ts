import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { textStyle, vars } from '../../styles';

const { color, size, space } = vars;

const rule = `${size.hairline} solid ${color.border}`;
const distance = createVar();
const termWidth = createVar();
const valueWidth = createVar();

export const list = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifySelf: 'stretch',
    width: '100%',
    minWidth: 0,
    rowGap: distance,
  },
  variants: {
    kind: {
      columns: {},
      ends: {},
      stack: {},
      row: { display: 'flex', flexWrap: 'wrap', columnGap: space.xl },
    },
    size: {
      small: [textStyle.small, { vars: { [termWidth]: '7.5em', [valueWidth]: '11em' } }],
      /** Its columns are for sentences: on a phone they stand below their terms. */
      medium: [textStyle.body, { vars: { [termWidth]: '11em', [valueWidth]: '20em' } }],
      inherit: { vars: { [termWidth]: '5em', [valueWidth]: '7em' } },
    },
    divided: { true: { rowGap: 0, borderBlockStart: rule }, false: {} },
  },
  defaultVariants: { kind: 'columns', size: 'small', divided: false },
});

export type DescriptionListVariants = NonNullable<RecipeVariants<typeof list>>;

export const gap = styleVariants(space, (value) => ({ vars: { [distance]: value } }));

const { kind, divided } = list.classNames.variants;

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.lg,
  minWidth: 0,
});

globalStyle(`${divided.true} > ${item}`, { paddingBlock: distance, borderBlockEnd: rule });
globalStyle(`${kind.ends} > ${item}`, { justifyContent: 'space-between' });
globalStyle(`${kind.stack} > ${item}`, { display: 'block' });
globalStyle(`${kind.row} > ${item}`, { columnGap: space.sm });

export const term = style({ minWidth: 0, color: color.inkMuted });
export const value = style({ minWidth: 0 });

globalStyle(`${kind.columns} > ${item} > ${term}`, { flex: `0 0 ${termWidth}` });
globalStyle(`${kind.columns} > ${item} > ${value}`, { flex: `1 1 ${valueWidth}` });
globalStyle(`${kind.ends} > ${item} > ${value}`, {
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

/** The sum below its parts. */
export const strong = style([textStyle.label]);
globalStyle(`${strong} > ${term}`, { color: 'inherit' });
globalStyle(`${divided.false} > * + ${strong}`, {
  marginBlockStart: space.xs,
  paddingBlockStart: space.md,
  borderBlockStart: rule,
});
