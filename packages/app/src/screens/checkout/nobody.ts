import type { PersonValues } from '@homestand/ui';

export const nobody: PersonValues = {
  name: '',
  email: '',
  phone: '',
  postalCode: '',
  prefecture: '',
  city: '',
  street: '',
  building: '',
};
