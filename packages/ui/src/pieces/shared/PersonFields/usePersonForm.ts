import { useState } from 'react';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { personFieldsMessages } from './messages';
import {
  contactFields,
  type PersonErrors,
  type PersonField,
  type PersonValues,
  personFields,
  personProblem,
} from './person';
import { type PostalLookup, type PostalPlace, postalState, usePostalFill } from './usePostalFill';

type Options = {
  values: PersonValues;
  /** Reports a change. Several fields in one tick arrive one by one: merge each into the latest values. */
  onChange: (patch: Partial<PersonValues>) => void;
  /** Includes the address fields. */
  address: boolean;
  /** Looks up a postal code; resolves to an empty list when it is unknown. */
  onPostalCode: (postalCode: string) => Promise<readonly PostalPlace[]>;
};

/** Props of `PersonFields`. */
export type PersonFieldsBinding = {
  values: PersonValues;
  errors: PersonErrors;
  onChange: (patch: Partial<PersonValues>) => void;
  onLeave: (field: PersonField) => void;
};

/** Props of `PersonFieldsAddress`. */
export type PersonFieldsAddressBinding = PersonFieldsBinding & { postal: PostalLookup };

const nobody: ReadonlySet<PersonField> = new Set();

/** Validation state; `bind` holds the props of `PersonFields` and `PersonFieldsAddress`. */
export function usePersonForm({ values, onChange, address, onPostalCode }: Options) {
  const m = useMessages('PersonFields', personFieldsMessages);
  const fields: readonly PersonField[] = address ? personFields : contactFields;
  const [edited, setEdited] = useState(nobody);
  /** Fields that were left or submitted: their problems are shown until they are fixed. */
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
    // Editing a valid field hides its problems again until it is left.
    const right = changed.filter((field) => !errors[field]);
    setJudged((before) => new Set([...before].filter((field) => !right.includes(field))));
    setRefused((before) => omit(before, changed));
    onChange(patch);
  }

  const bind: PersonFieldsAddressBinding = {
    values,
    errors,
    postal: { [postalState]: postal },
    onChange(patch) {
      change(patch);
      if (patch.postalCode !== undefined && patch.postalCode !== values.postalCode)
        postal.notice(patch.postalCode);
    },
    onLeave(field) {
      // Passing through an empty field does not validate it.
      if (edited.has(field) || values[field] !== '')
        setJudged((before) => new Set([...before, field]));
    },
  };

  return {
    bind,
    /** Validates all fields; from then on every problem is shown. */
    check() {
      setJudged(new Set(fields));
      return fields.every((field) => problemOf(field) === null);
    },
    /** Shows the server's field errors; returns false when none belongs to these fields. */
    refuse(found: readonly { field: string; message: string }[]) {
      const mine: PersonErrors = {};
      for (const { field, message } of found) {
        const last = field
          .split('.')
          .at(-1)
          ?.replace(/^phoneNumber$/, 'phone');
        const lastField = fields.find((field) => field === last);
        if (lastField) mine[lastField] = message;
      }
      setRefused(mine);
      return Object.keys(mine).length > 0;
    },
  };
}

const omit = (errors: PersonErrors, fields: readonly PersonField[]): PersonErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => !fields.some((name) => name === field)),
  );

/** Props of one field. */
export const bindField = (
  { values, errors, onChange, onLeave }: PersonFieldsBinding,
  field: PersonField,
) => ({
  name: field,
  value: values[field],
  error: errors[field],
  enterKeyHint: 'next' as const,
  onValueChange: (value: string) => onChange({ [field]: value }),
  onBlur: () => onLeave(field),
});
