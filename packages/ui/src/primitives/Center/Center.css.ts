import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles';

const gutter = createVar();

export const root = style({
  width: '100%',
  marginInline: 'auto',
  paddingLeft: `max(${gutter}, env(safe-area-inset-left))`,
  paddingRight: `max(${gutter}, env(safe-area-inset-right))`,
});

export const gutters = styleVariants(vars.space, (space) => ({
  // `max()` needs a unit on both sides.
  vars: { [gutter]: space === '0' ? '0rem' : space },
}));

// The width is that of the content: gutters are added.
const upTo = (width: string) => ({ maxWidth: `calc(${width} + 2 * ${gutter})` });

export const width = styleVariants({
  narrow: upTo(vars.size.dialog),
  page: upTo(vars.size.page),
  wide: upTo(vars.size.wide),
});

export const grow = style({ flex: '1 1 0%' });
