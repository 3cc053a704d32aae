// Engine: native img; no library.

import { ImageIcon } from '../../icons';
import { assignInlineVars } from '../../styles/inlineVars';
import type { PictureWidth } from '../UiProvider/pictureSettings';
import { useMessages } from '../UiProvider/useMessages';
import { pictureMessages } from './messages';
import * as styles from './Picture.css';
import { usePicture } from './usePicture';

type Shape =
  | {
      /** Size of the file in pixels, which reserves the space before it loads. */
      width: number;
      height: number;
      ratio?: undefined;
    }
  | {
      width?: undefined;
      height?: undefined;
      /** Aspect ratio of the frame, where the file's size is unknown or does not matter. */
      ratio: '1/1' | '3/4' | '4/3' | '5/6' | '16/9';
    };

export type PictureProps = Shape & {
  /** Address of the picture; `null` while it is unknown, for example while a chosen file is read. */
  src: string | null;
  /** Text alternative; empty where the text beside it describes the picture. */
  alt: string;
  /** Width in device pixels at which it is drawn on a phone; the file is loaded at that width. */
  drawn?: PictureWidth | undefined;
  fit?: 'cover' | 'contain' | undefined;
  rounded?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Visible without scrolling: loads at once, at high priority. */
  priority?: boolean | undefined;
  /** Size of a media message: no larger than the file, and never more than 200 × 240. */
  thumbnail?: boolean | undefined;
  /** Address of a tiny version, shown blurred until the picture has loaded. */
  placeholder?: string | undefined;
  /** Shown when the picture cannot be loaded: an icon with a text, or the icon alone where there is little space. */
  fallback?: 'text' | 'icon' | undefined;
};

/** Picture that reserves its space before it loads, so that nothing moves. */
export function Picture({
  src,
  alt,
  width,
  height,
  ratio,
  drawn,
  fit = 'cover',
  rounded = 'none',
  priority = false,
  thumbnail = false,
  placeholder,
  fallback = 'text',
}: PictureProps) {
  const m = useMessages('Picture', pictureMessages);
  const { address, status, onLoad, onError } = usePicture(src, drawn);

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
      {status === 'failed' && <Fallback alt={alt} words={fallback === 'text' ? m.failed : ''} />}
      {address !== null && status !== 'failed' && (
        <img
          src={address}
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
      )}
    </span>
  );
}

/** Without a text alternative the failure is not announced: the text beside the picture describes it. */
function Fallback({ alt, words }: { alt: string; words: string }) {
  const spoken = alt ? { role: 'img', 'aria-label': `${alt} ${words}` } : { 'aria-hidden': true };
  return (
    <span {...spoken} className={styles.fallback}>
      <ImageIcon />
      <span className={styles.words}>{words}</span>
    </span>
  );
}
