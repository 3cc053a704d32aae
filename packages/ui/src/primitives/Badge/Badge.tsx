// Engine: native span; no script.
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles';
import { badge } from './Badge.css';

type Look = {
  tone?: 'accent' | 'neutral' | 'success' | 'warning' | undefined;
  emphasis?: 'strong' | 'soft' | 'outline' | undefined;
  /** Replaces the visible content for screen readers: “3 unread” instead of “3”. */
  label?: string | undefined;
};

type Content =
  | {
      /** Number of items; nothing is shown at 0. */
      count: number;
      /** Highest number that is shown; above the default, “99+”. */
      max?: number | undefined;
      children?: never;
    }
  | { count?: never; max?: never; children: ReactNode };

export type BadgeProps = Look & Content;

/** A count or a short label. */
export function Badge({ tone, emphasis, label, count, max = 99, children }: BadgeProps) {
  if (count !== undefined && count <= 0) return null;
  const content = count === undefined ? children : shown(count, max);

  return (
    <span className={badge({ tone, emphasis, count: count !== undefined })}>
      {label === undefined ? (
        content
      ) : (
        <>
          <span aria-hidden="true">{content}</span>
          <span className={visuallyHidden}>{label}</span>
        </>
      )}
    </span>
  );
}

const shown = (count: number, max: number) => (count > max ? `${max}+` : String(count));
