// Engine: native elements and CSS grid; no script.
import type { SpaceName } from '../../tokens';
import type { LayoutProps } from '../Stack/Stack';
import * as styles from './Grid.css';

export type GridProps = LayoutProps & {
  gap?: SpaceName | undefined;
  /** A number is exact. A name is a minimum width: on a 320 px phone it gives three, two or one columns. */
  columns?: 1 | 2 | 3 | 4 | 'narrow' | 'medium' | 'wide' | undefined;
};

/** Grid of equal columns. */
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
      // Safari drops the list role of lists without bullets unless the role is explicit.
      role={Root === 'ul' || Root === 'ol' ? 'list' : undefined}
      className={[styles.root, styles.gap[gap], styles.columns[columns], grow && styles.grow]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
