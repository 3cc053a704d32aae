// Engine: native elements and CSS flexbox; no script.
import type { SpaceName } from '../../tokens';
import type { LayoutProps } from '../Stack';
import * as styles from './Inline.css';

export type InlineProps = LayoutProps & {
  gap?: SpaceName | undefined;
  /** Across the row. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Along the row. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** What does not fit goes to the next line. Off only where everything can shrink. */
  wrap?: boolean | undefined;
};

/** Things side by side, evenly apart; with large text they wrap. */
export function Inline({
  as: Root = 'div',
  gap = 'sm',
  align = 'center',
  justify = 'start',
  wrap = true,
  grow = false,
  ...rest
}: InlineProps) {
  return (
    <Root
      {...rest}
      // Safari does not call a list without bullets a list, unless it is told.
      role={Root === 'ul' || Root === 'ol' ? 'list' : undefined}
      className={[
        styles.root,
        styles.gap[gap],
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
