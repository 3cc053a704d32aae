import { useState } from 'react';
import { digitsOf, priceOf } from '../ProductForm/productValues';

export type StoredOption = {
  id: number;
  label: string;
  /** Null: that of the product. */
  price: number | null;
};

export type TypedOption = { key: string; id: number | null; label: string; price: string };

/** What is typed, and a text of what was stored when the typing began. */
export type OptionsDraft = { base: string; typed: readonly TypedOption[] };

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

/** The base of a draft that begins with these. */
export const optionsTextOf = (items: readonly StoredOption[]) => textOf(typedOf(items));

/** A draft, unless all that it has is stored. */
export function unsavedOptions(
  draft: OptionsDraft | null,
  items: readonly StoredOption[],
): OptionsDraft | null {
  const isStored =
    // By this form, or by somebody else: until then a space at the end of a label is being typed.
    draft?.base !== optionsTextOf(items) &&
    draft?.typed.length === items.length &&
    draft.typed.every(
      ({ label, price }, index) =>
        label.trim() === items[index]?.label &&
        digitsOf(price) === String(items[index]?.price ?? ''),
    );
  return isStored ? null : draft;
}

/** A key that no row has. */
const newKey = (rows: readonly TypedOption[]) =>
  `new-${1 + Math.max(0, ...rows.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0)))}`;

type Options = {
  items: readonly StoredOption[];
  draft: OptionsDraft | null;
  onDraftChange: (draft: OptionsDraft | null) => void;
};

/** The options while they are changed. What somebody else has stored meanwhile replaces them only if nothing was typed. */
export function useProductOptions({ items, draft, onDraftChange }: Options) {
  const now = optionsTextOf(items);
  const { base, typed } = draft ?? { base: now, typed: typedOf(items) };
  const [tried, setTried] = useState(false);

  const setTyped = (rows: readonly TypedOption[]) =>
    onDraftChange(textOf(rows) === base ? null : { base, typed: rows });

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
    changed: draft !== null,
    /** Somebody else has stored other options since the typing began. */
    conflict: now !== base,
    isFull: typed.length >= maxOptions,
    /** Labels of those that are sold and no longer in the list. */
    retired: items
      .filter(({ id }) => !typed.some((row) => row.id === id))
      .map(({ label }) => label),
    add: () => setTyped([...typed, { key: newKey(typed), id: null, label: '', price: '' }]),
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
    undo() {
      onDraftChange(null);
      setTried(false);
    },
    submit() {
      const isWrong = typed.some(
        (row, index) => problemOf(row, index) !== null || isPriceWrong(row),
      );
      setTried(isWrong);
      if (isWrong) return null;
      return typed.map(({ id, label, price }) => ({
        // Of one that somebody else has retired meanwhile, the label brings it back.
        id: items.some((item) => item.id === id) ? id : null,
        label: label.trim(),
        price: price === '' ? null : priceOf({ price }),
      }));
    },
  };
}
