import { useUsablePicture } from '../../../primitives/Picture/usePicture';
import * as styles from './FavoriteRecord.css';

/** Decorative portrait behind the end of the text. If it fails to load, the dark background shows. */
export function FavoriteRecordPicture({ src }: { src: string }) {
  const picture = useUsablePicture(src, 480);
  if (picture.src === null) return null;
  return (
    <div className={styles.picture}>
      <img
        src={picture.src}
        alt=""
        className={styles.image}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={picture.onError}
      />
    </div>
  );
}
