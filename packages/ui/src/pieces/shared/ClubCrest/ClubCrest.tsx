import { useUsablePicture } from '../../../primitives/Picture/usePicture';
import * as styles from './ClubCrest.css';

export type ClubCrestProps = {
  /** Address of the club's logo; `null` and a broken one show a shield in the club's colour. */
  logoUrl: string | null;
  size?: 'medium' | 'large';
};

/** The club's crest, on a dark or coloured ground. Decorative: the club's name stands beside it. */
export function ClubCrest({ logoUrl, size = 'medium' }: ClubCrestProps) {
  const logo = useUsablePicture(logoUrl);
  const look = styles.crest({ size });
  if (logo.src) return <img src={logo.src} alt="" className={look} onError={logo.onError} />;
  return (
    <svg viewBox="0 0 64 64" className={look} aria-hidden="true" focusable="false">
      <path className={styles.rim} d="M32 2 59 11v23c0 14-12 23-27 28C17 57 5 48 5 34V11z" />
      <path
        className={styles.field}
        d="M32 7.5 54 15v19c0 11-9.5 18-22 22.5C19.5 52 10 45 10 34V15z"
      />
      <path
        className={styles.seam}
        d="m32 20 3.5 8 8.5 1-6.5 6 2 8.5-7.5-4.5-7.5 4.5 2-8.5-6.5-6 8.5-1z"
      />
    </svg>
  );
}
