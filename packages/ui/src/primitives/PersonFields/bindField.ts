import type { PersonField } from './person';
import type { PersonFieldsBinding } from './usePersonForm';

type Form = Pick<PersonFieldsBinding, 'values' | 'errors' | 'onChange' | 'onLeave'>;

export const bindField = ({ values, errors, onChange, onLeave }: Form, field: PersonField) => ({
  name: field,
  value: values[field],
  error: errors[field],
  enterKeyHint: 'next' as const,
  onValueChange: (value: string) => onChange({ [field]: value }),
  onBlur: () => onLeave(field),
});
