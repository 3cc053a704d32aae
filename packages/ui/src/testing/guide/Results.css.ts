import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, textStyle, vars } from '../../styles';

const { color, space, radius, size } = vars;

const edge = `${size.hairline} solid ${color.border}`;

export const engines = style({ display: 'grid', gap: space.xs, margin: 0 });
export const engine = style([
  textStyle.small,
  { display: 'grid', gridTemplateColumns: '6em minmax(0, 1fr)', gap: space.sm },
]);
globalStyle(`${engine} > dd`, { margin: 0 });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${size.columnNarrow}, 1fr))`,
  gap: space.sm,
});
export const filter = style([
  focusRing,
  textStyle.small,
  {
    position: 'relative',
    display: 'grid',
    gap: space.hair,
    minHeight: size.touch,
    padding: `${space.sm} ${space.md}`,
    border: `${size.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.md,
    backgroundColor: color.surface,
    color: color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: color.accentLine,
        boxShadow: `inset 0 0 0 ${size.hairline} ${color.accentLine}`,
        backgroundColor: color.accentSoft,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': { outline: `${size.stroke} solid Highlight` },
        },
      },
    },
  },
]);
export const figure = style([textStyle.title, { fontVariantNumeric: 'tabular-nums' }]);

export const state = styleVariants(
  {
    passed: color.success,
    failed: color.danger,
    outdated: color.warning,
    notRun: color.inkMuted,
  },
  (ink) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.hair,
    color: ink,
    // A narrow cell breaks before the number only.
    wordBreak: 'keep-all',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const group = style({ borderBlockStart: edge });
export const groupSummary = style({
  minHeight: size.touch,
  paddingBlock: space.sm,
  cursor: 'pointer',
});
export const groupName = style([
  textStyle.label,
  { display: 'inline', color: color.ink, marginInlineEnd: space.md },
]);
export const counts = style([
  textStyle.small,
  { display: 'inline-flex', flexWrap: 'wrap', columnGap: space.md },
]);

export const table = style([
  textStyle.small,
  { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', color: color.ink },
]);
// A phone shows a row as a block: the component, and its checks in columns below it.
const onPhone = `not all and ${media.tablet}`;
globalStyle(`${table} thead`, {
  '@media': {
    [onPhone]: {
      position: 'absolute',
      overflow: 'hidden',
      width: size.hairline,
      height: size.hairline,
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${table} tr`, {
  borderBlockEnd: edge,
  '@media': {
    [onPhone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: space.sm,
      paddingBlock: space.md,
    },
  },
});
globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    [onPhone]: { display: 'block', padding: 0 },
    [media.tablet]: { padding: `${space.sm} ${space.sm} ${space.sm} 0` },
  },
});
globalStyle(`${table} thead th`, { color: color.inkMuted, wordBreak: 'keep-all' });
// All tables of the page have the same columns.
globalStyle(`${table} thead th:first-child`, { '@media': { [media.tablet]: { width: '30%' } } });
globalStyle(`${table} tbody th`, {
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  '@media': { [onPhone]: { gridColumn: '1 / -1' } },
});
export const cellName = style([
  textStyle.caption,
  {
    display: 'block',
    color: color.inkMuted,
    '@media': { [media.tablet]: { display: 'none' } },
  },
]);
export const component = style([textStyle.labelSmall]);
export const storiesSummary = style({
  minHeight: size.touch,
  paddingBlock: space.md,
  color: color.inkMuted,
  cursor: 'pointer',
});
export const stories = style({
  display: 'grid',
  gap: space.sm,
  margin: 0,
  paddingBlock: space.xs,
  paddingInline: 0,
  listStyle: 'none',
});
export const story = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm });
export const summary = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${size.columnNarrow}, 1fr))`,
  gap: space.md,
  margin: 0,
  marginBlockEnd: space.md,
});
globalStyle(`${summary} dt`, { color: color.inkMuted });
globalStyle(`${summary} dd`, { margin: 0 });
