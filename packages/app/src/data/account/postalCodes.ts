import { type components, unwrap } from '@homestand/api-client';
import { client } from '../client';

type PostalPlace = components['schemas']['Place'];

const placesByCode = new Map<string, readonly PostalPlace[]>();

/** The places with this postal code, requested once; empty when none exists. */
export async function findPlaces(postalCode: string): Promise<readonly PostalPlace[]> {
  const before = placesByCode.get(postalCode);
  if (before) return before;
  const { places } = await unwrap(
    client.GET('/v1/user/postal-codes/{postalCode}', { params: { path: { postalCode } } }),
  );
  placesByCode.set(postalCode, places);
  return places;
}
