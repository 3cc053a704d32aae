// Engine: native h1 to h4; no script.
import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../styles';
import * as styles from './Heading.css';

export type HeadingProps = {
  /** Its place in the outline of the screen. Says nothing about size. */
  level: 1 | 2 | 3 | 4;
  /** Left out, each level has its own. */
  looks?: 'display' | 'heading' | 'title' | 'label' | 'labelSmall' | undefined;
  align?: 'start' | 'center' | undefined;
  /** Heard and not seen, where the picture already says it. */
  visuallyHidden?: boolean | undefined;
  /** Can be given focus by script, as after a change of screen. It is no tab stop. */
  focusable?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode | undefined;
};

const looksOf = { 1: 'heading', 2: 'title', 3: 'label', 4: 'labelSmall' } as const;

/** The title of a screen or of a part of it. Breaks between phrases, never inside a word. */
export function Heading({
  level,
  looks = looksOf[level],
  align,
  visuallyHidden: unseen = false,
  focusable = false,
  ...rest
}: HeadingProps) {
  const Root = `h${level}` as const;
  const look = styles.heading({ looks, align });
  const seen = focusable ? `${look} ${styles.focusable}` : look;
  return (
    <Root
      {...rest}
      tabIndex={focusable ? -1 : undefined}
      className={unseen ? visuallyHidden : seen}
    />
  );
}
