import { Stack } from '../../../primitives';
import { useUsablePicture } from '../../../primitives/Picture/usePicture';
import * as styles from './FavoriteHero.css';

type FavoriteHeroBrandProps = { team: string; logoUrl: string | null; label: string };

export function FavoriteHeroBrand({ team, logoUrl, label }: FavoriteHeroBrandProps) {
  const logo = useUsablePicture(logoUrl);
  return (
    <div className={styles.brand}>
      {logo.src ? (
        <img src={logo.src} alt="" className={styles.logo} onError={logo.onError} />
      ) : (
        <Shield />
      )}
      <Stack gap="xs">
        <p className={styles.label} lang="en">
          {label}
        </p>
        <p className={styles.team}>{team}</p>
      </Stack>
    </div>
  );
}

function Shield() {
  return (
    <svg viewBox="0 0 64 64" className={styles.logo} aria-hidden="true" focusable="false">
      <path className={styles.shieldRim} d="M32 2 59 11v23c0 14-12 23-27 28C17 57 5 48 5 34V11z" />
      <path
        className={styles.shieldField}
        d="M32 7.5 54 15v19c0 11-9.5 18-22 22.5C19.5 52 10 45 10 34V15z"
      />
      <path
        className={styles.shieldSeam}
        d="m32 20 3.5 8 8.5 1-6.5 6 2 8.5-7.5-4.5-7.5 4.5 2-8.5-6.5-6 8.5-1z"
      />
    </svg>
  );
}
