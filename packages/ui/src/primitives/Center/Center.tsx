// Engine: native elements and CSS; no script.
import type { SpaceName } from '../../tokens';
import type { LayoutProps } from '../Stack';
import * as styles from './Center.css';

export type CenterProps = LayoutProps & {
  /** The most the content may take: a form, a screen, or a wall of pictures. */
  width?: 'narrow' | 'page' | 'wide' | undefined;
  /** Left and right of the content; never less than the phone's own edges need. */
  gutters?: SpaceName | undefined;
};

/** Keeps content in the middle of a wide window and off the edges of a narrow one. */
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
      // Safari does not call a list without bullets a list, unless it is told.
      role={Root === 'ul' || Root === 'ol' ? 'list' : undefined}
      className={[styles.root, styles.gutters[gutters], styles.width[width], grow && styles.grow]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
