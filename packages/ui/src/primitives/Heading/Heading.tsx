// Engine: native h1 to h4; no script.
import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../styles';
import * as styles from './Heading.css';

export type HeadingProps = {
  /** Level in the document outline, independent of the size. */
  level: 1 | 2 | 3 | 4;
  /** Text style; each level has a default. */
  kind?: 'display' | 'heading' | 'title' | 'label' | 'labelSmall' | undefined;
  align?: 'start' | 'center' | undefined;
  /** Hides the heading visually where a picture already shows the text. */
  visuallyHidden?: boolean | undefined;
  /** Can be focused by script, for example after a navigation. It is no tab stop. */
  focusable?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode | undefined;
};

const kindOf = { 1: 'heading', 2: 'title', 3: 'label', 4: 'labelSmall' } as const;

/** Title of a screen or of a part of it. Breaks between phrases, never inside a word. */
export function Heading({
  level,
  kind = kindOf[level],
  align,
  visuallyHidden: unseen = false,
  focusable = false,
  ...rest
}: HeadingProps) {
  const Root = `h${level}` as const;
  const look = styles.heading({ kind, align });
  const seen = focusable ? `${look} ${styles.focusable}` : look;
  return (
    <Root
      {...rest}
      tabIndex={focusable ? -1 : undefined}
      className={unseen ? visuallyHidden : seen}
    />
  );
}
