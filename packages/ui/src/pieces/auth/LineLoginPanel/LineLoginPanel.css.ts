import { style } from '@vanilla-extract/css';
import { focusRing, media, sentences, textStyle, vars } from '../../../styles';

const { line, size, space } = vars;

const height = `calc(${size.touch} + ${space.sm})`;

export const way = style({ display: 'grid', gap: space.md });

/** Colours, logo, divider and label follow LINE's guideline. */
export const button = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: `${height} minmax(0, 1fr)`,
    alignItems: 'stretch',
    width: '100%',
    minHeight: height,
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    color: line.onFill,
    backgroundColor: line.fill,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:active:not([aria-disabled="true"])': { backgroundColor: line.fillPressed },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-disabled="true"]:not([aria-busy="true"])': {
        color: line.onDisabled,
        backgroundColor: line.disabled,
        boxShadow: `inset 0 0 0 ${size.hairline} ${line.disabledRule}`,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"], :active)': { backgroundColor: line.fillHover },
        },
      },
      [media.forcedColors]: { border: `${size.stroke} solid ButtonBorder` },
    },
  },
]);

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  borderInlineEnd: `${size.hairline} solid ${line.rule}`,
});

/** Without scripts, only the address remembers that it was pressed. */
export const link = style([
  button,
  { textDecoration: 'none', selectors: { '&:target': { pointerEvents: 'none' } } },
]);

export const unpressedSign = style([
  sign,
  { selectors: { [`${link}:target > &`]: { display: 'none' } } },
]);

export const pressedSign = style([
  sign,
  { selectors: { [`${link}:not(:target) > &`]: { display: 'none' } } },
]);

export const pressedText = style({
  selectors: { [`${link}:not(:target) + * > &`]: { display: 'none' } },
});

// Large and bold because white on this green has low contrast; stays one row on the narrowest phone.
export const label = style({
  alignSelf: 'center',
  paddingInline: space.sm,
  paddingInlineEnd: `calc(${space.sm} + ${space.lg})`,
  fontSize: `min(${vars.fontSize.title}, 6vw)`,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { fontSize: vars.fontSize.title } },
});

export const mark = style({ width: '74%', height: 'auto', aspectRatio: '1' });

export const bubble = style({
  fill: line.onFill,
  '@media': { [media.forcedColors]: { fill: 'ButtonText' } },
});

export const letters = style({
  fill: 'none',
  stroke: line.fill,
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'ButtonFace' } },
});

export const note = style([textStyle.small, sentences, { color: vars.color.inkMuted }]);

export const other = style({ textAlign: 'center' });
