import type { PersonValues } from '@homestand/ui';
import type { Address } from '../../data/address';
import type { Draft } from '../../stores/draft.store';
import type { Session } from '../../stores/session.store';

type Customer = Draft['customerInfo'];

export const personOf = ({ orderForm, shippingAddress }: Customer): PersonValues => ({
  ...orderForm,
  ...shippingAddress,
});

export function merged(customer: Customer, patch: Partial<PersonValues>): Customer {
  const { name, email, phone, ...place } = { ...personOf(customer), ...patch };
  return { orderForm: { name, email, phone }, shippingAddress: place };
}

/** What is known goes into empty fields. An address is one thing: it comes whole, or not at all. */
export function filled(
  customer: Customer,
  saved: Address | null,
  profile: Pick<Session, 'name' | 'email'> | null,
): Customer {
  const { orderForm, shippingAddress } = customer;
  const isEmpty = Object.values(shippingAddress).every((text) => text.trim() === '');
  const { name, email, phone, ...place } = saved ?? { name: '', email: '', phone: '' };
  return {
    orderForm: {
      name: orderForm.name || name || (profile?.name ?? ''),
      email: orderForm.email || email || (profile?.email ?? ''),
      phone: orderForm.phone || phone,
    },
    shippingAddress: isEmpty ? { ...shippingAddress, ...place } : shippingAddress,
  };
}
