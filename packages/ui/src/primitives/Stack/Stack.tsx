// Engine: native elements and CSS flexbox; no script.
import type { ReactNode } from 'react';
import type { SpaceName } from '../../tokens';
import * as styles from './Stack.css';

/** The element a layout stands for; what it means, not how it looks. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'main'
  | 'nav'
  | 'aside'
  | 'header'
  | 'footer'
  | 'figure'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl';

export type LayoutProps = {
  /** What it is. The children of `ul` and `ol` are layouts with `as="li"`, or pieces that render one. */
  as?: LayoutElement | undefined;
  id?: string | undefined;
  /** Names a section or a navigation that has no heading. */
  'aria-label'?: string | undefined;
  /** The `id` of the heading that names it. */
  'aria-labelledby'?: string | undefined;
  /** The content is being fetched. */
  'aria-busy'?: boolean | undefined;
  /** In a row: takes the room the others leave. */
  grow?: boolean | undefined;
  children?: ReactNode | undefined;
};

export type StackProps = LayoutProps & {
  gap?: SpaceName | undefined;
  /** Across the column. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
};

/** Things one under the other, evenly apart. */
export function Stack({
  as: Root = 'div',
  gap = 'lg',
  align = 'stretch',
  grow = false,
  ...rest
}: StackProps) {
  return (
    <Root
      {...rest}
      // Safari does not call a list without bullets a list, unless it is told.
      role={Root === 'ul' || Root === 'ol' ? 'list' : undefined}
      className={[styles.root, styles.gap[gap], styles.align[align], grow && styles.grow]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
