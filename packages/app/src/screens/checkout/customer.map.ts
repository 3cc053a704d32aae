import type { Session } from '@homestand/app-core/session/session';
import type { PersonValues } from '@homestand/ui';
import type { Address } from '../../data/account/address';
import type { CheckoutDraft } from '../../data/checkout/checkoutDraft.store';

export type Customer = CheckoutDraft['customerInfo'];

export const personOf = ({ orderForm, shippingAddress }: Customer): PersonValues => ({
  ...orderForm,
  kana: orderForm.kana ?? '',
  ...shippingAddress,
});

export function merged(customer: Customer, patch: Partial<PersonValues>): Customer {
  const { name, kana, email, phone, ...place } = { ...personOf(customer), ...patch };
  return { orderForm: { name, kana, email, phone }, shippingAddress: place };
}

const nobody = { name: '', kana: undefined, email: '', phone: '' };

/** Prefills empty fields. The address is prefilled as a whole, or not at all. */
export function filled(
  customer: Customer,
  saved: Address | null,
  profile: Pick<Session, 'name' | 'email'> | null,
): Customer {
  const { orderForm, shippingAddress } = customer;
  const isEmpty = Object.values(shippingAddress).every((text) => text.trim() === '');
  const { name, kana, email, phone, ...place } = saved ?? nobody;
  return {
    orderForm: {
      name: orderForm.name || name || (profile?.name ?? ''),
      // Those of the saved name only; removed ones stay away.
      kana: orderForm.kana ?? ((orderForm.name || name) === name ? kana : ''),
      email: orderForm.email || email || (profile?.email ?? ''),
      phone: orderForm.phone || phone,
    },
    shippingAddress: isEmpty ? { ...shippingAddress, ...place } : shippingAddress,
  };
}
