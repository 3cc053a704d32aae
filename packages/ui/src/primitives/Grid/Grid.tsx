// Engine: native elements and CSS grid; no script.
import type { SpaceName } from '../../tokens';
import type { LayoutProps } from '../Stack';
import * as styles from './Grid.css';

export type GridProps = LayoutProps & {
  gap?: SpaceName | undefined;
  /** A number is exact. A width lets as many columns stand as there is room for: on a 320 px phone three, two or one. */
  columns?: 1 | 2 | 3 | 4 | 'narrow' | 'medium' | 'wide' | undefined;
};

/** Equal columns. */
export function Grid({
  as: Root = 'div',
  gap = 'md',
  columns = 'medium',
  grow = false,
  ...rest
}: GridProps) {
  return (
    <Root
      {...rest}
      // Safari does not call a list without bullets a list, unless it is told.
      role={Root === 'ul' || Root === 'ol' ? 'list' : undefined}
      className={[styles.root, styles.gap[gap], styles.columns[columns], grow && styles.grow]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
