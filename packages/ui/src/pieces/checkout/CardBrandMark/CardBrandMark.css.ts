import { style } from '@vanilla-extract/css';
import { displayStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const mark = style([
  displayStyle.romaji,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minHeight: size.icon,
    paddingInline: space.sm,
    border: `${size.hairline} solid ${color.borderStrong}`,
    borderRadius: vars.radius.sm,
    color: color.ink,
    backgroundColor: color.surface,
    fontSize: vars.fontSize.small,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
]);

/** Outline of the back of a card, shown while the brand is unknown. */
export const blank = style({
  display: 'inline-block',
  width: size.compact,
  height: size.icon,
  verticalAlign: 'middle',
  paddingBlockStart: space.xs,
  border: `${size.hairline} solid ${color.borderStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface,
});

export const stripe = style({
  display: 'block',
  height: space.xs,
  backgroundColor: color.borderStrong,
});
