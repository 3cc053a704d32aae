import { useState } from 'react';
import * as styles from './FavoriteRecord.css';

/** Decorative portrait behind the end of the text. If it fails to load, the dark background shows. */
export function FavoriteRecordPicture({ src }: { src: string }) {
  const [failed, setFailed] = useState('');
  if (src === '' || src === failed) return null;
  return (
    <div className={styles.picture}>
      <img
        src={src}
        alt=""
        className={styles.image}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setFailed(src)}
      />
    </div>
  );
}
