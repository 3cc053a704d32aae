import { Fragment } from 'react';
import { phrasesOf } from '../../../format/internal';
import * as styles from './ProductName.css';

/** What a fan has chosen of a product, such as a size. */
export type ChosenOption = { id: number; label: string };

/** Identifies a product, or one option of it, in a list. */
export const goodsKey = ({
  productId,
  option,
}: {
  productId: number;
  option?: ChosenOption | undefined;
}): string => (option ? `${productId}-${option.id}` : String(productId));

export type ProductNameProps = {
  children: string;
  /** Label of the chosen option, below the name. */
  option?: string | undefined;
};

/** Name of a product. Its lines end between words, in every engine. Balanced by the block around it. */
export function ProductName({ children: name, option }: ProductNameProps) {
  const phrases = phrasesOf(name);
  const shown = (
    <span className={styles.betweenPhrases}>
      {phrases.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of one name never move.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
  if (option === undefined) return shown;
  return (
    <>
      {shown} <span className={styles.option}>{option}</span>
    </>
  );
}
