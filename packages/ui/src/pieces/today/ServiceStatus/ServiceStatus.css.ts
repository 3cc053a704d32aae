import { style } from '@vanilla-extract/css';
import { media, panelColumn, vars } from '../../../styles';

const { color, size } = vars;

/** Flat: what works needs no attention. */
export const root = style([
  panelColumn,
  {
    borderColor: 'transparent',
    backgroundColor: color.sunken,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
]);
