// Engine: native picture and img; no library.
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ImageIcon } from '../../icons';
import { type PictureMessages, pictureMessages } from './messages';
import * as styles from './Picture.css';
import { usePicture } from './usePicture';

export type PictureSource = {
  srcSet: string;
  type: 'image/avif' | 'image/webp';
};

type Shape =
  | {
      /** Of the file, in pixels: its place is kept before it arrives. */
      width: number;
      height: number;
      ratio?: undefined;
    }
  | {
      width?: undefined;
      height?: undefined;
      /** Of the place, where the file's own size is not known or does not matter. */
      ratio: '1/1' | '3/4' | '4/3' | '5/6' | '16/9';
    };

export type PictureProps = Shape & {
  /** `null` while the address is not known yet, as when a chosen file is being read. */
  src: string | null;
  /** What it shows; empty where words beside it say so. */
  alt: string;
  /** Lighter forms of the same picture; the browser takes the first it can read. */
  sources?: PictureSource[] | undefined;
  /** How wide it will stand, when a source names widths. */
  sizes?: string | undefined;
  fit?: 'cover' | 'contain' | undefined;
  rounded?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Seen first on the screen: fetched at once, before other pictures. */
  priority?: boolean | undefined;
  /** As in a message: no larger than the file, and never more than 200 × 240. */
  thumbnail?: boolean | undefined;
  /** A tiny form of it, shown blurred until the picture is there. */
  placeholder?: string | undefined;
  messages?: PictureMessages | undefined;
};

/** A picture whose place is known before it arrives, so that nothing jumps. */
export function Picture({
  src,
  alt,
  width,
  height,
  ratio,
  sources = [],
  sizes,
  fit = 'cover',
  rounded = 'none',
  priority = false,
  thumbnail = false,
  placeholder,
  messages: m = pictureMessages,
}: PictureProps) {
  const { status, onLoad, onError } = usePicture(src);

  return (
    <span
      className={[styles.root, styles.rounded[rounded], thumbnail && styles.thumbnail]
        .filter(Boolean)
        .join(' ')}
      style={assignInlineVars({
        [styles.ratio]: ratio ?? `${width} / ${height}`,
        [styles.ownWidth]: width === undefined ? '100%' : `${width}px`,
      })}
    >
      {placeholder && status === 'loading' && (
        <img src={placeholder} alt="" className={styles.blurred} />
      )}
      {status === 'failed' && <Fallback alt={alt} words={m.failed} />}
      {src !== null && status !== 'failed' && (
        <picture>
          {sources.map((source) => (
            <source key={source.type} {...source} sizes={sizes} />
          ))}
          <img
            src={src}
            alt={alt}
            width={width}
            height={height}
            className={`${styles.image} ${styles.fit[fit]}`}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            onLoad={onLoad}
            onError={onError}
          />
        </picture>
      )}
    </span>
  );
}

/** Where words beside a picture tell of it, who listens misses nothing. */
function Fallback({ alt, words }: { alt: string; words: string }) {
  const spoken = alt ? { role: 'img', 'aria-label': `${alt} ${words}` } : { 'aria-hidden': true };
  return (
    <span {...spoken} className={styles.fallback}>
      <ImageIcon />
      <span className={styles.words}>{words}</span>
    </span>
  );
}
