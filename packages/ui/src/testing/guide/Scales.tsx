import type { ReactNode } from 'react';
import { textStyle } from '../../styles';
import { assignInlineVars } from '../../styles/inlineVars';
import {
  breakpoint,
  depth,
  elevation,
  fontFamily,
  fontSize,
  leading,
  motion,
  radius,
  size,
  space,
  weight,
} from '../../tokens';
import * as styles from './Guide.css';
import { motionUse, textStyleUse } from './words';

type Values = Readonly<Record<string, string>>;

const scales: Record<string, { values: Values; look: string | null; sample?: string }> = {
  space: { values: space, look: styles.bar },
  radius: { values: radius, look: styles.corner },
  size: { values: size, look: styles.bar },
  fontSize: { values: fontSize, look: styles.letters, sample: '応援席 7' },
  leading: {
    values: leading,
    look: styles.leaded,
    sample: '九回の裏、ライトスタンドの声がはっきり聞こえていました。また球場で会いましょう。',
  },
  weight: { values: weight, look: styles.weighted, sample: 'あなたの声を選手に' },
  fontFamily: { values: fontFamily, look: styles.faced, sample: '背番号 7 YUMA MAKABE ¥8,800' },
  elevation: { values: elevation, look: styles.raised },
  depth: { values: depth, look: null },
  breakpoint: { values: breakpoint, look: null },
};

/** One token scale with a sample of each value. */
export function Scale({ name }: { name: string }) {
  const scale = scales[name];
  if (!scale) return null;
  return (
    <Table values={scale.values}>
      {(value) =>
        scale.look && (
          <div className={scale.look} style={assignInlineVars({ [styles.shown]: value })}>
            {scale.sample}
          </div>
        )
      }
    </Table>
  );
}

/** Moves on hover; does not move with reduced motion. */
export function Motion() {
  return (
    <Table values={motion}>
      {(value) => (
        <div className={styles.track}>
          <div className={styles.runner} style={assignInlineVars({ [styles.shown]: value })} />
        </div>
      )}
    </Table>
  );
}

/** What each speed of motion is for. */
export function MotionUse() {
  return (
    <dl className={`sb-unstyled ${styles.table}`}>
      {Object.entries(motionUse).map(([name, use]) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.use}>{use}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The complete text styles, each in a sentence that says what it is for. */
export function TextStyles() {
  return (
    <dl className={`sb-unstyled ${styles.table}`}>
      {typedKeys(textStyleUse).map((name) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={`${styles.use} ${textStyle[name]}`}>{textStyleUse[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The keys of a record that has just those of its type. */
const typedKeys = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as Key[];

type TableProps = { values: Values; children: (value: string) => ReactNode };

function Table({ values, children }: TableProps) {
  return (
    <ul className={styles.table}>
      {Object.entries(values).map(([name, value]) => (
        <li key={name} className={styles.row}>
          <span className={styles.value}>
            <strong className={styles.name}>{name}</strong>
            <span className={styles.note}>{value}</span>
          </span>
          {children(value)}
        </li>
      ))}
    </ul>
  );
}
