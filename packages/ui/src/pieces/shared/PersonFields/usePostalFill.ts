import { useLayoutEffect, useRef, useState } from 'react';
import type { AddressValues } from './person';

export type PostalPlace = { prefecture: string; city: string; town: string };

type Fillable = Pick<AddressValues, 'prefecture' | 'city' | 'street'>;

/** Key of the state inside a `PostalLookup`; not exported from the package. */
export const postalState = Symbol();

/** Lookup of a postal code: `usePersonForm` returns it, `PersonFieldsAddress` reads it. */
export type PostalLookup = { readonly [postalState]: ReturnType<typeof usePostalFill> };

const nothing = {
  status: 'idle' as 'idle' | 'searching' | 'filled' | 'unchanged' | 'unknown' | 'unreachable',
  /** More than one: the user chooses the town. */
  places: [] as readonly PostalPlace[],
  filled: {} as Partial<Fillable>,
  before: {} as Partial<Fillable>,
  undone: false,
};

type Options = {
  values: AddressValues;
  onChange: (patch: Partial<AddressValues>) => void;
  /** Looks up a postal code; resolves to an empty list when it is unknown. */
  onPostalCode: (postalCode: string) => Promise<readonly PostalPlace[]>;
};

/** Fills address fields from the postal code, if they are empty or were filled from it before. */
export function usePostalFill({ values, onChange, onPostalCode }: Options) {
  const [state, setState] = useState(nothing);
  const [town, setTown] = useState('');
  const turn = useRef(0);
  const ours = useRef<Partial<Fillable>>({});

  // A ref: the response arrives later and must not overwrite what was typed meanwhile.
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  });

  function fill(
    values: Partial<Fillable>,
    before: Partial<Fillable>,
    others: Partial<typeof nothing>,
  ) {
    const fields = (['prefecture', 'city', 'street'] as const).filter((field) => {
      const now = latest.current[field].trim();
      return values[field] && (now === '' || now === ours.current[field]);
    });
    const pick = (from: Partial<Fillable>) =>
      Object.fromEntries(fields.map((field) => [field, from[field] ?? '']));
    const filled = pick(values);
    ours.current = { ...ours.current, ...filled };
    if (filled.street !== undefined) setTown(filled.street);
    setState({
      ...nothing,
      status: fields.length > 0 ? 'filled' : 'unchanged',
      filled,
      before: { ...pick(latest.current), ...before },
      ...others,
    });
    if (fields.length > 0) onChange(filled);
  }

  async function search(postalCode: string) {
    turn.current += 1;
    const mine = turn.current;
    setState({ ...nothing, status: 'searching' });
    const places = await onPostalCode(postalCode).catch(() => null);
    if (mine !== turn.current) return;
    const [first] = places ?? [];
    if (places === null) setState({ ...nothing, status: 'unreachable' });
    else if (!first) setState({ ...nothing, status: 'unknown' });
    else if (places.length === 1) fill({ ...first, street: first.town }, {}, {});
    else fill(sharedBy(places, first), {}, { status: 'filled', places });
  }

  return {
    ...state,
    /** Town that was filled into the street field; it lacks the house number. */
    town,
    /** Handles typing in the postal code field, the only trigger of a lookup. */
    notice(postalCode: string) {
      if (/^\d{7}$/.test(postalCode)) void search(postalCode);
      else {
        turn.current += 1;
        setState(nothing);
      }
    },
    onChoose({ prefecture, city, town: street }: PostalPlace) {
      const { places, before } = state;
      fill({ prefecture, city, street }, before, { status: 'filled', places });
    },
    onUndo() {
      const from = state.undone ? state.before : state.filled;
      const to = state.undone ? state.filled : state.before;
      // Fields edited since then are not changed.
      const untouched = (Object.keys(state.filled) as (keyof Fillable)[]).filter(
        (field) => latest.current[field] === from[field],
      );
      setState({ ...state, undone: !state.undone });
      onChange(Object.fromEntries(untouched.map((field) => [field, to[field]])));
    },
  };
}

function sharedBy(places: readonly PostalPlace[], { prefecture, city }: PostalPlace) {
  return {
    ...(places.every((place) => place.prefecture === prefecture) && { prefecture }),
    ...(places.every((place) => place.city === city) && { city }),
  };
}
