import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { media, sentences, textStyle, vars } from '../../styles';

const { color, size, space } = vars;

const rule = `${size.hairline} solid ${color.border}`;
const inset = createVar();
const termWidth = createVar();

export const list = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifySelf: 'stretch',
    width: '100%',
    minWidth: 0,
  },
  variants: {
    kind: {
      columns: {},
      ends: {},
      stack: {},
      row: { display: 'flex', flexWrap: 'wrap', columnGap: space.xl },
    },
    size: {
      small: [textStyle.small, { vars: { [termWidth]: '7.5em', [inset]: space.sm } }],
      medium: [textStyle.body, { vars: { [termWidth]: '11em', [inset]: space.md } }],
      inherit: { vars: { [termWidth]: '5em', [inset]: space.hair } },
    },
    divided: { true: { rowGap: 0, borderBlockStart: rule }, false: {} },
  },
  defaultVariants: { kind: 'columns', size: 'small', divided: false },
});

export type DescriptionListVariants = NonNullable<RecipeVariants<typeof list>>;

const { kind, size: sizes, divided } = list.classNames.variants;

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.lg,
  minWidth: 0,
});

globalStyle(`${divided.true} > ${item}`, { paddingBlock: inset, borderBlockEnd: rule });
globalStyle(`${kind.ends} > ${item}`, { justifyContent: 'space-between' });
globalStyle(`${kind.stack} > ${item}`, { display: 'block' });
globalStyle(`${kind.row} > ${item}`, { columnGap: space.sm });

export const term = style({ minWidth: 0, color: color.inkMuted });
export const value = style([sentences, { minWidth: 0 }]);

globalStyle(`${kind.columns} > ${item} > ${term}`, { flex: `0 0 ${termWidth}` });
globalStyle(`${kind.columns} > ${item} > ${value}`, { flex: '1 1 9em' });
// Its values are sentences: a phone has no room for them beside their terms.
globalStyle(`${kind.columns}${sizes.medium} > ${item}`, {
  display: 'grid',
  '@media': { [media.tablet]: { display: 'flex' } },
});
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
