import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, vars } from '../../../styles';

/** The part of the screen that the on-screen keyboard does not cover. */
export const visibleTop = createVar();
export const visibleHeight = createVar();

const belowAll = 'env(safe-area-inset-bottom, 0px)';
const aboveTabs = `calc(${vars.size.tabBar} + ${vars.space.xs} + ${belowAll})`;
const sides = {
  paddingLeft: `max(${vars.space.lg}, env(safe-area-inset-left))`,
  paddingRight: `max(${vars.space.lg}, env(safe-area-inset-right))`,
};

export const root = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: vars.color.canvas,
    color: vars.color.ink,
  },
  variants: {
    kind: {
      page: { minHeight: '100dvh', paddingBlockEnd: belowAll },
      fill: {
        position: 'fixed',
        insetInline: 0,
        insetBlockStart: fallbackVar(visibleTop, '0'),
        height: fallbackVar(visibleHeight, '100dvh'),
        overflow: 'hidden',
      },
    },
    tabBar: { true: { paddingBlockEnd: aboveTabs }, false: {} },
    /** With a footer, the footer handles the bottom inset. */
    docked: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { tabBar: false, docked: true }, style: { paddingBlockEnd: 0 } },
    {
      variants: { kind: 'fill' },
      style: { selectors: { '&[data-keyboard]': { paddingBlockEnd: 0 } } },
    },
  ],
});

export const top = recipe({
  // Not printed.
  base: { flex: 'none', zIndex: vars.depth.bar, '@media': { print: { display: 'none' } } },
  variants: {
    header: {
      large: { paddingBlockStart: 'env(safe-area-inset-top)' },
      bar: {
        position: 'sticky',
        insetBlockStart: 0,
        paddingBlockStart: 'env(safe-area-inset-top)',
        backgroundColor: vars.color.canvas,
        borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
      },
      bare: { position: 'sticky', insetBlockStart: 0 },
    },
  },
});

export const bar = recipe({
  base: [sides, { display: 'grid', alignItems: 'center', width: '100%', marginInline: 'auto' }],
  variants: {
    header: {
      large: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: vars.space.md,
        maxWidth: vars.size.wide,
        minHeight: vars.size.tabBar,
        paddingBlock: `${vars.space.md} ${vars.space.sm}`,
      },
      bar: {
        // The title is centred on the screen, and shifts when its neighbours are wide.
        gridTemplateColumns: `minmax(${vars.size.touch}, 1fr) minmax(0, auto) minmax(${vars.size.touch}, 1fr)`,
        columnGap: vars.space.xs,
        minHeight: vars.size.tabBar,
        paddingBlock: vars.space.xs,
        paddingLeft: `max(${vars.space.xs}, env(safe-area-inset-left))`,
        paddingRight: `max(${vars.space.xs}, env(safe-area-inset-right))`,
      },
    },
  },
});

export const side = style({ display: 'flex', minWidth: 0 });

export const end = style([side, { justifyContent: 'flex-end', textAlign: 'end' }]);

export const title = recipe({
  base: { display: 'flex', alignItems: 'center', minWidth: 0, gap: vars.space.sm },
  variants: { header: { large: {}, bar: { justifyContent: 'center' } } },
});

globalStyle(`${title.classNames.base} > h1`, { minWidth: 0 });

// At most two lines; screen readers and the document title have the whole text.
globalStyle(
  `${title.classNames.variants.header.bar} > h1:is(:not(:focus-visible), [data-no-ring])`,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
);

export const lead = style([
  focusRing,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: vars.size.touch,
    minHeight: vars.size.touch,
    borderRadius: vars.radius.pill,
  },
]);

export const body = recipe({
  base: { flex: '1 1 auto', minWidth: 0 },
  variants: {
    kind: {
      page: {},
      fill: [
        focusRing,
        {
          display: 'grid',
          // Definite size, so that a list inside can fill it and scroll.
          gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
          minHeight: 0,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.size.ring} * -1)` } },
        },
      ],
    },
    header: { large: {}, bar: {}, bare: {} },
    rows: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { kind: 'page', header: 'large' }, style: { paddingBlockEnd: vars.space.xl } },
    { variants: { kind: 'page', header: 'bar' }, style: { paddingBlock: vars.space.xl } },
    { variants: { header: 'bar', rows: true }, style: { paddingBlockStart: 0 } },
  ],
});

export const footer = recipe({
  base: {
    flex: 'none',
    zIndex: vars.depth.bar,
    backgroundColor: vars.color.canvas,
    paddingBlockEnd: belowAll,
    // The footer already applied the bottom inset.
    vars: { '--safe-bottom': '0px' },
  },
  variants: {
    kind: {
      page: [
        sides,
        {
          position: 'sticky',
          insetBlockEnd: 0,
          paddingBlockStart: vars.space.md,
          paddingBlockEnd: `calc(${vars.space.md} + ${belowAll})`,
          borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
        },
      ],
      fill: { selectors: { '[data-keyboard] > &': { paddingBlockEnd: 0 } } },
    },
    tabBar: { true: { paddingBlockEnd: 0 }, false: {} },
  },
  compoundVariants: [
    {
      variants: { kind: 'page', tabBar: true },
      style: { insetBlockEnd: aboveTabs, paddingBlockEnd: vars.space.md },
    },
  ],
});
