// Engine: native elements and CSS; no script.
import type { SpaceName } from '../../tokens';
import type { LayoutProps } from '../Stack/Stack';
import * as styles from './Center.css';

export type CenterProps = LayoutProps & {
  /** Maximum width of the content: a form, a screen, or a grid of pictures. */
  width?: 'narrow' | 'page' | 'wide' | undefined;
  /** Minimum padding left and right; safe-area insets may increase it. */
  gutters?: SpaceName | undefined;
};

/** Centres content in wide windows and keeps it off the edges of narrow ones. */
export function Center({
  as: Root = 'div',
  width = 'page',
  gutters = 'lg',
  grow = false,
  ...rest
}: CenterProps) {
  return (
    <Root
      {...rest}
      // Safari drops the list role of lists without bullets unless the role is explicit.
      role={Root === 'ul' || Root === 'ol' ? 'list' : undefined}
      className={[styles.root, styles.gutters[gutters], styles.width[width], grow && styles.grow]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
