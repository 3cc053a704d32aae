/** Fields whose values differ. */
export const differingFields = <Field extends string>(
  fields: readonly Field[],
  a: Readonly<Record<Field, string>>,
  b: Readonly<Record<Field, string>>,
): Field[] => fields.filter((field) => a[field] !== b[field]);

/**
 * What one person has typed over what another has stored since the typing began. What was typed stays; `conflicts` are the
 * fields that both have changed to different values.
 */
export function mergeFields<Values extends Readonly<Record<Field, string>>, Field extends string>(
  fields: readonly Field[],
  { before, typed, stored }: Readonly<Record<'before' | 'typed' | 'stored', Values>>,
): { values: Values; conflicts: Field[] } {
  const own = differingFields(fields, typed, before);
  return {
    values: { ...stored, ...Object.fromEntries(own.map((field) => [field, typed[field]])) },
    conflicts: own.filter(
      (field) => stored[field] !== before[field] && stored[field] !== typed[field],
    ),
  };
}
