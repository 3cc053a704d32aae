import type { Session } from '@homestand/app-core/session/session';
import type { PersonValues } from '@homestand/ui';
import type { Address } from '../../data/account/address';
import type { CheckoutDraft } from '../../data/checkout/checkoutDraft.store';

type Customer = CheckoutDraft['customerInfo'];

export const personOf = ({ orderForm, shippingAddress }: Customer): PersonValues => ({
  ...orderForm,
  ...shippingAddress,
});

export function merged(customer: Customer, patch: Partial<PersonValues>): Customer {
  const { name, email, phone, ...place } = { ...personOf(customer), ...patch };
  return { orderForm: { name, email, phone }, shippingAddress: place };
}

/** Prefills empty fields. The address is prefilled as a whole, or not at all. */
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
