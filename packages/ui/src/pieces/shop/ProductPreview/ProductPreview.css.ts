import { globalStyle, style } from '@vanilla-extract/css';
import { panelColumn, vars } from '../../../styles';

const { radius, size, space } = vars;

export const root = style([panelColumn, { borderRadius: radius.md }]);

export const phone = style({
  width: '100%',
  maxWidth: size.dialog,
  marginInline: 'auto',
  padding: space.md,
  overflow: 'hidden',
  border: `${size.hairline} solid ${vars.color.border}`,
  borderRadius: radius.lg,
  backgroundColor: vars.color.canvas,
});

// The frame is as narrow as a phone; the page's media queries see the window around it.
globalStyle(`${phone} article`, { gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${phone} article > div:first-child`, { position: 'static' });
