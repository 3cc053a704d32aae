import type { PersonField } from './person';
import type { PersonFieldsBinding } from './usePersonForm';

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
