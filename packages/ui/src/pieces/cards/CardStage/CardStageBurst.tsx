import * as styles from './CardStage.css';

/** Decorative light and paper slivers behind a new card. */
export function CardStageBurst() {
  return (
    <div className={styles.burst} aria-hidden="true">
      <div className={styles.rays} />
      <div className={styles.halo} />
      {styles.slivers.map((sliver) => (
        <span key={sliver} className={sliver} />
      ))}
    </div>
  );
}
