import * as styles from './CardStage.css';

/** Light behind a new card, and a few slivers of paper. Nobody has to see it. */
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
