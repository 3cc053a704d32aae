import { assignInlineVars } from '../../styles/inlineVars';
import { type ColorRole, type ColorRoles, contrast, dark, light } from '../../tokens';
import * as styles from './Guide.css';
import { against as backs, colorUse } from './words';

/** All roles in both themes with their contrast. */
export function ColorTable() {
  return (
    <ul className={styles.swatches}>
      {rolesIn(light).map((role) => (
        <li key={role} className={styles.swatch}>
          <div className={styles.pair}>
            <Chip role={role} colors={light} theme="ライト" />
            <Chip role={role} colors={dark} theme="ダーク" />
          </div>
          <div className={styles.about}>
            <strong className={styles.name}>{role}</strong>
            <span className={styles.note}>{colorUse[role]}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

type ChipProps = { role: ColorRole; colors: ColorRoles; theme: string };

function Chip({ role, colors, theme }: ChipProps) {
  const against = backs[role];
  const value = colors[role];
  return (
    <div
      className={styles.chip}
      style={assignInlineVars({ [styles.shown]: value, [styles.shownInk]: readable(value) })}
    >
      <span>{theme}</span>
      <span className={styles.chipFoot}>
        <span>{value}</span>
        {against && <span>{contrast(value, colors[against]).toFixed(1)}：1</span>}
      </span>
    </div>
  );
}

const opaque = (value: string) => value.slice(0, 7);

const readable = (value: string) =>
  contrast(opaque(value), '#ffffff') >= 4.5 ? '#ffffff' : '#000000';

// Object.keys loses the key type; the type of the record allows no other keys.
const rolesIn = (colors: ColorRoles) => Object.keys(colors) as ColorRole[];
