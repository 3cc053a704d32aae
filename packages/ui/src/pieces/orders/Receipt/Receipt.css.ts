import { style } from '@vanilla-extract/css';
import { displayStyle, media, textStyle, vars } from '../../../styles';
import { paper } from '../../../styles/paper.css';

const { size, space, print } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const rule = `${size.hairline} solid ${print.core}`;

export const root = style({
  ...column,
  gap: space.xl,
  paddingBlockStart: space.lg,
  paddingBlockEnd: space.xxl,
  '@media': { print: { padding: 0 } },
});

export const controls = style({
  ...column,
  gap: space.lg,
  '@media': { print: { display: 'none' } },
});

export const sheet = style([
  paper,
  {
    gap: space.lg,
    paddingBlock: space.xl,
    paddingInline: space.lg,
    '@media': {
      [media.tablet]: { padding: space.xxl },
      print: { padding: 0 },
    },
  },
]);

export const marks = style([textStyle.caption, { justifySelf: 'end' }]);

export const note = style({
  marginInlineStart: space.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Line for the name, also when it is empty. */
export const addressee = style([
  textStyle.lead,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.sm,
    minHeight: size.touch,
    paddingBlockEnd: space.xs,
    borderBlockEnd: `${size.hairline} solid ${print.ink}`,
  },
]);

export const name = style({ flex: '1 1 auto', minWidth: 0 });

export const sum = style([
  displayStyle.price,
  {
    paddingBlock: space.lg,
    paddingInline: space.md,
    fontSize: vars.fontSize.display,
    textAlign: 'center',
    backgroundColor: print.paperShade,
    printColorAdjust: 'exact',
  },
]);

export const tax = style([
  textStyle.small,
  { fontFamily: vars.fontFamily.text, whiteSpace: 'nowrap' },
]);

export const line = style({ display: 'block' });

export const facts = style([textStyle.small, { paddingBlock: space.md, borderBlock: rule }]);

export const items = style([textStyle.small, { paddingBlockEnd: space.md, borderBlockEnd: rule }]);

export const taxes = style([textStyle.small, { paddingBlockStart: space.md }]);

export const issuer = style([textStyle.small, { paddingBlockStart: space.md, textAlign: 'end' }]);

export const waitingField = style({ minHeight: `calc(${size.touch} * 4)` });

export const waitingPaper = style({
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.sm,
  backgroundColor: print.white,
  boxShadow: vars.elevation.mid,
});
