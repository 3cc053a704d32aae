import { style } from '@vanilla-extract/css';
import { focusRing, media, sentences, textStyle, vars } from '../../../styles';

const { color, radius, size, space } = vars;

export const list = style({ marginBlockStart: `calc(-1 * ${space.lg})` });

/** A panel, so that each sum is seen with its goods. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  padding: space.lg,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.md,
});

export const item = style({
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  paddingBlock: space.sm,
});

export const removedWords = style([
  textStyle.small,
  sentences,
  { flex: '1 1 12em', minWidth: 0, color: color.inkMuted },
]);

export const undo = style([
  focusRing,
  textStyle.labelSmall,
  {
    flex: 'none',
    minHeight: size.touch,
    marginInlineStart: 'auto',
    paddingInline: space.md,
    marginInlineEnd: `calc(-1 * ${space.md})`,
    border: `${size.stroke} solid transparent`,
    borderRadius: radius.md,
    color: color.accentInk,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } },
      [media.forcedColors]: { borderColor: 'ButtonBorder' },
    },
  },
]);

export const notices = style({ marginBlockEnd: space.lg });

export const noticeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
});

export const waits = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${size.avatarLarge}, 22%) minmax(0, 1fr)`,
  columnGap: space.md,
  rowGap: space.sm,
  paddingBlock: space.lg,
});

export const pictureWaits = style({ gridRow: 'span 2', maxWidth: size.columnNarrow });

export const stepperWaits = style({
  width: size.columnMedium,
  height: `calc(${size.touch} + 2 * ${size.hairline})`,
  borderRadius: radius.pill,
  backgroundColor: color.border,
  '@media': {
    [media.forcedColors]: { border: `${size.hairline} solid GrayText`, backgroundColor: 'Canvas' },
  },
});
