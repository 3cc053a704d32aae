// Engine: native elements and CSS flexbox; no script.
import type { SpaceName } from '../../tokens';
import type { LayoutProps } from '../Stack/Stack';
import * as styles from './Inline.css';

export type InlineProps = LayoutProps & {
  gap?: SpaceName | undefined;
  /** Space between wrapped rows; `gap` by default. */
  rowGap?: 'none' | 'xs' | undefined;
  /** Alignment across the row. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Alignment along the row. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Wraps what does not fit. Turn it off only if all children can shrink. */
  wrap?: boolean | undefined;
};

/** Places its children side by side with an even gap. */
export function Inline({
  as: Root = 'div',
  gap = 'sm',
  rowGap,
  align = 'center',
  justify = 'start',
  wrap = true,
  grow = false,
  ...rest
}: InlineProps) {
  return (
    <Root
      {...rest}
      // Safari drops the list role of lists without bullets unless the role is explicit.
      role={Root === 'ul' || Root === 'ol' ? 'list' : undefined}
      className={[
        styles.root,
        styles.gap[gap],
        rowGap && styles.rowGap[rowGap],
        styles.align[align],
        styles.justify[justify],
        wrap && styles.wrap,
        grow && styles.grow,
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
