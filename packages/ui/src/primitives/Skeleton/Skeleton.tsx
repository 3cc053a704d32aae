// Engine: native span and CSS; no script.
import { visuallyHidden } from '../../styles';
import * as styles from './Skeleton.css';

export type SkeletonProps = {
  kind?: 'text' | 'block' | 'circle' | undefined;
  /** Size of text (caption, body or heading) or of a circle (30, 44 or 72 px, as an avatar). */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Number of text lines; the last is shorter. */
  lines?: number | undefined;
  /** Aspect ratio of a block. */
  ratio?: '1/1' | '3/4' | '4/3' | '5/6' | '16/9' | '3/1' | undefined;
  /** Text for screen readers. Set it on one skeleton of a region, so that it is announced once. */
  label?: string | undefined;
};

/** Placeholder of loading content, with its final size. */
export function Skeleton({
  kind = 'text',
  size = 'medium',
  lines = 1,
  ratio = '4/3',
  label,
}: SkeletonProps) {
  const look = styles.skeleton({ kind, size });
  return (
    <span className={styles.root} role={label ? 'status' : undefined}>
      {kind === 'text' ? (
        <span className={look} aria-hidden="true">
          {Array.from({ length: lines }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
            <span key={index} className={styles.line} />
          ))}
        </span>
      ) : (
        <span
          className={`${styles.shape} ${look} ${kind === 'block' ? styles.ratios[ratio] : ''}`}
          aria-hidden="true"
        />
      )}
      {label && <span className={visuallyHidden}>{label}</span>}
    </span>
  );
}
