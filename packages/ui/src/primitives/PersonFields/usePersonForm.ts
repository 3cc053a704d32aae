import { useState } from 'react';
import { personFieldsMessages as m } from './messages';
import {
  contactFields,
  type PersonErrors,
  type PersonField,
  type PersonValues,
  personFields,
  personProblem,
} from './person';
import { type PostalPlace, usePostalFill } from './usePostalFill';

type Options = {
  values: PersonValues;
  /** Several fields in one tick arrive one by one: merge each into the latest values. */
  onChange: (patch: Partial<PersonValues>) => void;
  /** The address is asked for, too. */
  address: boolean;
  /** The places with this number; none when it is unknown. */
  onPostalCode: (postalCode: string) => Promise<readonly PostalPlace[]>;
};

const nobody: ReadonlySet<PersonField> = new Set();

/** What the fields of a person say and when. `bind` goes onto `PersonFields` and `PersonFieldsAddress`. */
export function usePersonForm({ values, onChange, address, onPostalCode }: Options) {
  const fields: readonly PersonField[] = address ? personFields : contactFields;
  const [edited, setEdited] = useState(nobody);
  /** Left or sent: from then on a problem shows, and goes as soon as it is solved. */
  const [judged, setJudged] = useState(nobody);
  const [refused, setRefused] = useState<PersonErrors>({});

  const postal = usePostalFill({ values, onChange: change, onPostalCode });

  const problemOf = (field: PersonField) => personProblem(field, values[field], postal.town);

  const errors: PersonErrors = {};
  for (const field of fields) {
    const problem = judged.has(field) ? problemOf(field) : null;
    const error = problem ? m[problem] : refused[field];
    if (error) errors[field] = error;
  }

  function change(patch: Partial<PersonValues>) {
    const changed = personFields.filter((field) => patch[field] !== undefined);
    setEdited((before) => new Set([...before, ...changed]));
    // Typing again in a field that was right is a first time again.
    const right = changed.filter((field) => !errors[field]);
    setJudged((before) => new Set([...before].filter((field) => !right.includes(field))));
    setRefused((before) => omit(before, changed));
    onChange(patch);
  }

  return {
    bind: {
      values,
      errors,
      postal,
      onChange(patch: Partial<PersonValues>) {
        change(patch);
        if (patch.postalCode !== undefined && patch.postalCode !== values.postalCode)
          postal.notice(patch.postalCode);
      },
      onLeave(field: PersonField) {
        // Nobody has got a field wrong by passing through it.
        if (edited.has(field) || values[field] !== '')
          setJudged((before) => new Set([...before, field]));
      },
    },
    /** Whether it can be sent; from then on every problem shows. */
    check() {
      setJudged(new Set(fields));
      return fields.every((field) => problemOf(field) === null);
    },
    /** What the server would not have; false when none of it belongs to these fields. */
    refuse(found: readonly { field: string; message: string }[]) {
      const mine: PersonErrors = {};
      for (const { field, message } of found) {
        const last = field
          .split('.')
          .at(-1)
          ?.replace(/^phoneNumber$/, 'phone');
        const known = fields.find((one) => one === last);
        if (known) mine[known] = message;
      }
      setRefused(mine);
      return Object.keys(mine).length > 0;
    },
  };
}

export type PersonFieldsBinding = ReturnType<typeof usePersonForm>['bind'];

const omit = (errors: PersonErrors, fields: readonly PersonField[]): PersonErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => !fields.some((one) => one === field)),
  );
