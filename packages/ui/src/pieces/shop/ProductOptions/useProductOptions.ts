import { useState } from 'react';
import { digitsOf, priceOf } from '../ProductForm/productValues';

export type StoredOption = {
  id: number;
  label: string;
  /** Null: that of the product. */
  price: number | null;
};

type TypedOption = { key: string; id: number | null; label: string; price: string };

export type OptionProblem = 'missing' | 'twice' | null;

export type OptionRow = TypedOption & { problem: OptionProblem; isPriceWrong: boolean };

/** The server's limit. */
const maxOptions = 50;

const typedOf = (items: readonly StoredOption[]): TypedOption[] =>
  items.map(({ id, label, price }) => ({
    ...{ key: String(id), id, label },
    price: price === null ? '' : String(price),
  }));

const textOf = (rows: readonly TypedOption[]) =>
  JSON.stringify(rows.map(({ id, label, price }) => [id, label, price]));

/** The options while they are changed. What somebody else has stored meanwhile replaces them only if nothing was typed. */
export function useProductOptions(items: readonly StoredOption[]) {
  const stored = typedOf(items);
  const [base, setBase] = useState(textOf(stored));
  const [typed, setTyped] = useState(stored);
  const [added, setAdded] = useState(0);
  const [tried, setTried] = useState(false);
  const changed = textOf(typed) !== base;

  function take() {
    setBase(textOf(stored));
    setTyped(stored);
    setTried(false);
  }
  // Stored by this form, or by somebody else while nothing was typed here.
  const isSame = (row: TypedOption, index: number) =>
    row.label.trim() === stored[index]?.label && digitsOf(row.price) === stored[index]?.price;
  if (
    textOf(stored) !== base &&
    (!changed || (typed.length === stored.length && typed.every(isSame)))
  )
    take();

  const nameOf = ({ label }: TypedOption) => label.normalize('NFKC').trim().toLowerCase();
  const problemOf = (row: TypedOption, index: number): OptionProblem => {
    if (nameOf(row) === '') return 'missing';
    return typed.slice(0, index).some((other) => nameOf(other) === nameOf(row)) ? 'twice' : null;
  };
  const isPriceWrong = ({ price }: TypedOption) => price !== '' && Number.isNaN(priceOf({ price }));
  const rows = typed.map((row, index) => ({
    ...row,
    problem: tried ? problemOf(row, index) : null,
    isPriceWrong: tried && isPriceWrong(row),
  }));

  return {
    rows,
    changed,
    /** Somebody else has stored other options since the typing began. */
    conflict: changed && textOf(stored) !== base,
    isFull: typed.length >= maxOptions,
    /** Labels of those that are sold and no longer in the list. */
    retired: items
      .filter(({ id }) => !typed.some((row) => row.id === id))
      .map(({ label }) => label),
    add() {
      setAdded(added + 1);
      setTyped([...typed, { key: `new-${added}`, id: null, label: '', price: '' }]);
    },
    change: (key: string, change: Partial<Pick<TypedOption, 'label' | 'price'>>) =>
      setTyped(typed.map((row) => (row.key === key ? { ...row, ...change } : row))),
    remove: (key: string) => setTyped(typed.filter((row) => row.key !== key)),
    move(from: number, to: number) {
      const next = [...typed];
      const [moved] = next.splice(from, 1);
      if (!moved || to < 0 || to >= typed.length) return;
      next.splice(to, 0, moved);
      setTyped(next);
    },
    undo: take,
    submit() {
      setTried(true);
      if (typed.some((row, index) => problemOf(row, index) !== null || isPriceWrong(row)))
        return null;
      return typed.map(({ id, label, price }) => ({
        // Of one that somebody else has retired meanwhile, the label brings it back.
        id: items.some((item) => item.id === id) ? id : null,
        label: label.trim(),
        price: price === '' ? null : priceOf({ price }),
      }));
    },
  };
}
