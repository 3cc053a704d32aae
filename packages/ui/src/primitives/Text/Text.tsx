// Engine: native elements; no script.
import type { ReactNode } from 'react';
import { phrases as phraseLines } from '../../styles';
import * as styles from './Text.css';

export type TextProps = {
  /** HTML element. `span` and `strong` are for use inside other text and inherit its style by default. */
  as?: 'p' | 'div' | 'span' | 'strong' | 'li' | 'figcaption' | undefined;
  /** Text style. `price`, `romaji` and `jersey` are condensed, for figures and Latin letters only. */
  kind?:
    | 'lead'
    | 'body'
    | 'small'
    | 'caption'
    | 'label'
    | 'labelSmall'
    | 'price'
    | 'romaji'
    | 'jersey'
    | undefined;
  /** Colour; inherited by default. */
  tone?: 'ink' | 'muted' | 'accent' | 'danger' | 'success' | 'warning' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Breaks between phrases into lines of about one length; for one or two sentences. */
  phrases?: boolean | undefined;
  /** Truncates after this number of lines with an ellipsis; screen readers still read all of it. */
  lines?: 1 | 2 | 3 | 4 | undefined;
  /** A sign before the words, which says the same as the tone. */
  icon?: ReactNode | undefined;
  id?: string | undefined;
  /** Reads the text aloud when it comes or changes: `alert` at once, `status` in the next pause. */
  role?: 'alert' | 'status' | undefined;
  /** Language of the text for the pronunciation, such as `en` for romaji. */
  lang?: string | undefined;
  children?: ReactNode | undefined;
};

/** Body text and small labels. For titles use `Heading`. */
export function Text({
  as: Root = 'p',
  kind,
  tone,
  align,
  phrases = false,
  lines,
  icon,
  children,
  ...rest
}: TextProps) {
  const nested = Root === 'span' || Root === 'strong';
  return (
    <Root
      {...rest}
      className={[
        styles.text({ kind: kind ?? (nested ? undefined : 'body'), tone }),
        Root === 'strong' && styles.strong,
        align && styles.align[align],
        phrases && phraseLines,
        lines && styles.lines[lines],
        icon && styles.withIcon,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {icon}
      {icon ? <span>{children}</span> : children}
    </Root>
  );
}
