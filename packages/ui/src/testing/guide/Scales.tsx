import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
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
