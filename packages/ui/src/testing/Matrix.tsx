import type { ReactNode } from 'react';
import * as styles from './Matrix.css';

type AnyRecipe = {
  // `Variants` below reads the recipe's own parameter type; any function fits here.
  (options?: never): string;
  variants(): PropertyKey[];
  classNames: { variants: Record<string, Record<string, string>> };
};

type Variants<Recipe> = Recipe extends (options?: infer Options) => string
  ? NonNullable<Options>
  : never;

type MatrixProps<Recipe extends AnyRecipe> = {
  recipe: Recipe;
  children: (variants: Variants<Recipe>) => ReactNode;
};

/** Renders every combination of a recipe's variants, so that a new one is included automatically. */
export function Matrix<Recipe extends AnyRecipe>({ recipe, children }: MatrixProps<Recipe>) {
  return (
    <div className={styles.root}>
      {combinations(recipe.classNames.variants).map((combination) => (
        <div key={caption(combination)} className={styles.cell}>
          <p className={styles.caption}>{caption(combination)}</p>
          {children(combination as Variants<Recipe>)}
        </div>
      ))}
    </div>
  );
}

type Combination = Record<string, string | boolean>;

function combinations(axes: Record<string, Record<string, string>>): Combination[] {
  return Object.entries(axes).reduce<Combination[]>(
    (rows, [axis, options]) => {
      const names = Object.keys(options);
      const values = names.every((name) => name === 'true' || name === 'false')
        ? [false, true]
        : names;
      return rows.flatMap((row) => values.map((value) => ({ ...row, [axis]: value })));
    },
    [{}],
  );
}

const caption = (combination: Combination) =>
  Object.entries(combination)
    .map(([axis, value]) => `${axis} ${value}`)
    .join(' · ');

type SampleProps = { tall?: boolean; children: ReactNode };

/** A box that makes a layout visible. */
export function Sample({ tall = false, children }: SampleProps) {
  return <div className={tall ? `${styles.sample} ${styles.tall}` : styles.sample}>{children}</div>;
}
