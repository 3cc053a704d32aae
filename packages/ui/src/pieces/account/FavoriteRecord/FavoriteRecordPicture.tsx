import { useState } from 'react';
import * as styles from './FavoriteRecord.css';

/** Stands behind the end of the words, which name who it is. What does not load leaves the dark ground. */
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
