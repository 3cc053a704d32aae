import { ApiError, type components, unwrap } from '@homestand/api-client';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import useSWR from 'swr';
import type { Person, Place } from '../checkout/checkoutDraft.store';
import { client } from '../client';

/** Address in the shape of the forms. */
export type Address = Person & Place & { kana: string };

type Saved = components['schemas']['ShippingAddress'];

const addressKey = 'address';
const call = '/v1/user/shipping-address';

/** Null when no address is saved. */
export const useAddress = () =>
  useSWR(addressKey, async () => shapeOf((await unwrap(client.GET(call))).shippingAddress));

/**
 * Creates or updates the address. `known` says which of the two is expected; the other is tried on a
 * conflict.
 */
export async function saveAddress(address: Address, exists: boolean) {
  const { replace } = sessionCache();
  const saved = await save(address, exists).catch((error: unknown) => {
    // Another device created or removed it, or an earlier try of this one arrived.
    if (error instanceof ApiError && error.code === (exists ? 404 : 409))
      return save(address, !exists);
    throw error;
  });
  await replace(addressKey, saved);
}

async function save({ phone, ...address }: Address, exists: boolean) {
  const body = { ...address, phoneNumber: phone };
  const { shippingAddress } = await unwrap(
    exists ? client.PUT(call, { body }) : client.POST(call, { body }),
  );
  return shapeOf(shippingAddress);
}

const shapeOf = (saved: Saved | null): Address | null => {
  if (!saved) return null;
  const { phoneNumber, building = '', kana = '', ...address } = saved;
  return { ...address, kana, building, phone: phoneNumber };
};
