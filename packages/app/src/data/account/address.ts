import { ApiError, type components, unwrap } from '@homestand/api-client';
import { client } from '@homestand/app-core/http/client';
import useSWR, { useSWRConfig } from 'swr';
import type { Person, Place } from '../checkout/checkoutDraft.store';

/** In the shape of the forms. */
export type Address = Person & Place;

type Saved = components['schemas']['ShippingAddress'];

const addressKey = 'address';
const call = '/v1/user/shipping-address';

/** The saved address; null when there is none. */
export const useAddress = () =>
  useSWR(addressKey, async () => shapeOf((await unwrap(client.GET(call))).shippingAddress));

/** Saves the first address, or changes the one that is there, whatever was known of it here. */
export function useSaveAddress() {
  const { mutate } = useSWRConfig();
  return async (address: Address, known: boolean) => {
    const saved = await save(address, known).catch((error: unknown) => {
      // Another device has made it meanwhile, or this one's earlier try has arrived.
      if (error instanceof ApiError && error.code === (known ? 404 : 409))
        return save(address, !known);
      throw error;
    });
    await mutate(addressKey, saved, { revalidate: false });
  };
}

async function save({ phone, ...address }: Address, known: boolean) {
  const body = { ...address, phoneNumber: phone };
  const { shippingAddress } = await unwrap(
    known ? client.PUT(call, { body }) : client.POST(call, { body }),
  );
  return shapeOf(shippingAddress);
}

const shapeOf = (saved: Saved | null): Address | null => {
  if (!saved) return null;
  const { phoneNumber, building = '', ...address } = saved;
  return { ...address, building, phone: phoneNumber };
};
