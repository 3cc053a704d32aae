// Engine: native elements; no script.
import type { ReactNode } from 'react';
import * as styles from './Text.css';

export type TextProps = {
  /** `span` and `strong` stand inside other text and take its looks unless told otherwise. */
  as?: 'p' | 'div' | 'span' | 'strong' | 'li' | 'dt' | 'dd' | 'figcaption' | undefined;
  /** `price`, `romaji` and `jersey` are the condensed face: figures and Latin letters only. */
  looks?:
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
  /** Left out, it is the colour of what stands around it. */
  tone?: 'ink' | 'muted' | 'accent' | 'danger' | 'success' | 'warning' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** What is longer ends in an ellipsis; screen readers still read all of it. */
  lines?: 1 | 2 | 3 | 4 | undefined;
  id?: string | undefined;
  /** Another language, so that it is pronounced right: `en` for romaji. */
  lang?: string | undefined;
  children?: ReactNode | undefined;
};

/** Running text and small words. For titles use `Heading`. */
export function Text({ as: Root = 'p', looks, tone, align, lines, ...rest }: TextProps) {
  const nested = Root === 'span' || Root === 'strong';
  return (
    <Root
      {...rest}
      className={[
        styles.text({ looks: looks ?? (nested ? undefined : 'body'), tone }),
        Root === 'strong' && styles.strong,
        align && styles.align[align],
        lines && styles.lines[lines],
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
