// Engine: native elements and CSS flexbox; no script.
import type { ReactNode } from 'react';
import type { SpaceName } from '../../tokens';
import * as styles from './Stack.css';

/** The HTML elements that a layout can render, chosen by meaning. */
export type LayoutElement =
  | 'div'
  | 'span'
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
  | 'li';

export type LayoutProps = {
  /** HTML element. Children of `ul` and `ol` are layouts with `as="li"` or components that render an `li`. */
  as?: LayoutElement | undefined;
  id?: string | undefined;
  /** Accessible name of a section or navigation without a heading. */
  'aria-label'?: string | undefined;
  /** The `id` of the heading that names the element. */
  'aria-labelledby'?: string | undefined;
  /** The content is loading. */
  'aria-busy'?: boolean | undefined;
  /** In a row: takes the remaining width. */
  grow?: boolean | undefined;
  children?: ReactNode | undefined;
};

export type StackProps = LayoutProps & {
  gap?: SpaceName | undefined;
  /** Alignment across the column. */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** `page`: not wider than a form or a text is read well. Fills its place by default. */
  width?: 'page' | undefined;
};

/** Places its children one below the other with an even gap. */
export function Stack({
  as: Root = 'div',
  gap = 'lg',
  align = 'stretch',
  width,
  grow = false,
  ...rest
}: StackProps) {
  return (
    <Root
      {...rest}
      // Safari drops the list role of lists without bullets unless the role is explicit.
      role={Root === 'ul' || Root === 'ol' ? 'list' : undefined}
      className={[
        styles.root,
        styles.gap[gap],
        styles.align[align],
        width && styles.width[width],
        grow && styles.grow,
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
