import * as styles from './LineLoginPanel.css';

/** LINE's speech bubble, with the proportions and the position that LINE's guideline gives. */
export function LineLoginPanelMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" className={styles.mark}>
      <path
        className={styles.bubble}
        d="M20 5C10.6 5 3 11.2 3 18.8c0 6.8 6 12.5 14.2 13.6.55.12 1.3.37 1.5.84.17.43.11 1.1.05 1.54l-.24 1.45c-.07.43-.34 1.68 1.47.92s9.8-5.77 13.37-9.88C35.8 24.6 37 21.9 37 18.8 37 11.2 29.4 5 20 5z"
      />
      <path
        className={styles.letters}
        d="M9.6 15.4v6.6h3.5M16 15.4V22M19.1 22v-6.6l4.6 6.6v-6.6M30.4 15.4h-3.5V22h3.5M26.9 18.7h3.2"
      />
    </svg>
  );
}
