import * as styles from './PlayerPicker.css';

/** Picture of the choice of no favourite: an outline of a person. */
export function PlayerPickerNobody() {
  return (
    <svg viewBox="0 0 60 80" className={styles.nobody} aria-hidden="true" focusable="false">
      <path
        className={styles.outline}
        d="M18.5 31.5C17.5 19 23 13 30 13s12.5 6 11.5 18.5M16 33c8-6 20-6 28 0M19.5 34c0 10 4 18 10.5 18s10.5-8 10.5-18M10 80c1-12 8-19 15-21.5l5 4 5-4C42 61 49 68 50 80"
      />
    </svg>
  );
}
