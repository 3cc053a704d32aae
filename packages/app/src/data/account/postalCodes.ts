import { type components, unwrap } from '@homestand/api-client';
import { client } from '../client';

type PostalPlace = components['schemas']['Place'];

const known = new Map<string, readonly PostalPlace[]>();

/** The places with this postal code, requested once; empty when none exists. */
export async function findPlaces(postalCode: string): Promise<readonly PostalPlace[]> {
  const before = known.get(postalCode);
  if (before) return before;
  const { places } = await unwrap(
    client.GET('/v1/user/postal-codes/{postalCode}', { params: { path: { postalCode } } }),
  );
  known.set(postalCode, places);
  return places;
}
