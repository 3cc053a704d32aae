import * as styles from './Icon.css';

export type IconProps = {
  size?: 'medium' | 'small' | 'tiny';
};

/** Draws one path in the colour of the text. Icons are decorative: the control has the accessible name. */
export function Icon({ d, size = 'medium' }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={`${styles.icon} ${styles.iconSize[size]}`}
    >
      <path d={d} />
    </svg>
  );
}
