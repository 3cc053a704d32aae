import { style } from '@vanilla-extract/css';
import { media, phrases, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.sm,
});

export const made = style([textStyle.small, phrases, { overflowWrap: 'anywhere' }]);

export const help = style([textStyle.small, phrases, { color: color.inkMuted }]);

export const warning = style([
  textStyle.small,
  phrases,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    padding: space.md,
    color: color.warning,
    backgroundColor: color.warningSoft,
    borderRadius: vars.radius.sm,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
]);

export const error = style([
  textStyle.small,
  phrases,
  {
    padding: space.md,
    borderRadius: vars.radius.sm,
    color: color.danger,
    backgroundColor: color.dangerSoft,
  },
]);

/** The focus ring of a button at the sheet's edge must not be cut off. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  paddingBlockEnd: space.xs,
});
