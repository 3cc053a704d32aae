import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle, vars } from '../../../styles';
import * as cameraStyles from '../../shared/CameraPicture/CameraPicture.css';

const { space, size } = vars;

export const root = recipe({
  base: [
    cameraStyles.room,
    { gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)', justifyItems: 'center' },
  ],
  variants: {
    kind: {
      tall: { minHeight: `min(${size.dialog}, 45dvh)` },
      low: { minHeight: `min(${size.thumbHeight}, 24dvh)` },
      /** A button or a sentence instead of the picture, beside a result. */
      closed: {},
    },
    codes: {
      orders: {},
      /** Above a page of any width; a wider picture would show a strip of what the camera sees. */
      priceTags: { maxWidth: size.page },
    },
  },
});

/** Out of the flow: it fills what the picture leaves, and makes nothing taller. */
export const corners = style([cameraStyles.corners, { paddingBlock: `${space.lg} ${size.touch}` }]);

export const foot = style([
  cameraStyles.tools,
  { position: 'relative', gridRow: 2, gap: space.sm, padding: space.md },
]);

export const tool = style({
  justifySelf: 'start',
  selectors: {
    '&:empty': { display: 'none' },
    '&:last-child': { justifySelf: 'end', gridColumn: 3 },
  },
});

export const guide = style([
  cameraStyles.label,
  textStyle.labelSmall,
  {
    gridColumn: 2,
    paddingBlock: space.xs,
    paddingInline: space.md,
    borderRadius: vars.radius.pill,
  },
]);

export const problem = recipe({
  base: [cameraStyles.problem, { gridRow: '1 / -1' }],
  variants: {
    kind: {
      tall: { gap: space.lg, padding: space.lg },
      low: { gap: space.sm, paddingBlock: space.md, paddingInline: space.lg },
    },
  },
});
