import { style } from '@vanilla-extract/css';

/** As high as a select beside it, so that their labels stand on one line: Chromium adds a pixel above and below. */
export const input = style({
  selectors: {
    '&::-webkit-datetime-edit': { paddingBlock: 0 },
    '&::-webkit-datetime-edit-fields-wrapper': { paddingBlock: 0 },
  },
});
